import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { id, pageParam } from './kit/fields.ts'
import { boundedText } from './kit/text.ts'

const query = z.object({
  q: boundedText(100)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .describe('What to look for; case, accents and a wrong letter or two do not matter.'),
  pg: pageParam.max(1000, 'must be 1000 or less').default(1).describe('Page of the answer, from 1 on.'),
  kind: z
    .enum(['team', 'league', 'player', 'coach'])
    .optional()
    .describe('Only things of this kind; the other lists are empty.'),
})

const foundAs = z
  .string()
  .nullable()
  .describe('The other name it was found by: an official, older or short one; null where the name shown answers too.')

const found = {
  leagues: z.array(
    z.object({
      league_id: id,
      league_name: z.string(),
      league_logo: z.string(),
      country_name: z.string(),
      found_as: foundAs,
    }),
  ),
  teams: z.array(
    z.object({
      id,
      name: z.string(),
      image_path: z.string(),
      country: z.object({ name: z.string() }),
      found_as: foundAs,
    }),
  ),
  has_more: z.boolean(),
}

export const searchV1 = defineCall({
  method: 'GET',
  path: '/search/v1',
  access: 'public',
  area: 'search',
  summary: 'Leagues and teams by name, the ones people mean first',
  query,
  answer: z.object(found),
})

export const searchV3 = defineCall({
  method: 'GET',
  path: '/search/v3',
  access: 'token',
  area: 'search',
  summary: 'Leagues, teams, players and coaches by name, for signed-in viewers',
  query,
  answer: z.object({
    ...found,
    players: z.array(
      z.object({
        id,
        name: z.string(),
        image_path: z.string(),
        team: z.object({ name: z.string() }).nullable(),
        found_as: foundAs,
      }),
    ),
    coaches: z
      .array(
        z.object({
          id,
          name: z.string(),
          image_path: z.string(),
          team: z.object({ name: z.string() }).nullable(),
          found_as: foundAs,
        }),
      )
      .describe('With the team they coach now.'),
  }),
})
