import type { DetailValue } from '@touchline/football'
import { z } from 'zod'
import { id } from './fields.ts'

// Fields that the pages of teams, players and coaches share.

/** YYYY-MM-DD. */
export const day = z.string()

export const namedCountry = z.object({ id, name: z.string(), code: z.string(), image_path: z.string() })
export const namedLeague = z.object({ id, name: z.string(), image_path: z.string() })
/** For an absence. */
export const suspending = namedLeague
  .nullable()
  .describe('Competition whose matches a suspension is for; null for injuries, and where it is not one alone.')
export const namedTeam = z.object({
  id,
  name: z.string(),
  image_path: z.string(),
  short_code: z.string().nullable(),
})
export const namedPerson = z.object({ id, name: z.string(), common_name: z.string(), image_path: z.string() })

export const namedSeason = z.object({
  id,
  name: z.string(),
  league_id: id,
  league: namedLeague,
  ending_at: day,
})
export type NamedSeason = z.infer<typeof namedSeason>

const scalar = z.union([z.number(), z.string(), z.boolean(), z.null()])
const parts = z.union([scalar, z.record(z.string(), scalar)])
const deepParts = z.union([scalar, z.record(z.string(), parts)])

export const detail = z
  .object({
    type_id: z.number().int(),
    value: z.union([scalar, z.record(z.string(), deepParts)]) as z.ZodType<DetailValue, DetailValue>,
  })
  .describe(
    'A statistic by its type id, as the field publishes its value: `{ total }`, `{ count, average }`, `{ all: { count }, home, away }` … A type that is left out is unknown. Where it does not rest on all matches it says on which: `matches` know it, of players `of` so many; `minutes` are theirs and `counted` fell in them; `counts_only` is the number of matches whose cards are counts alone.',
  )
export type Detail = z.infer<typeof detail>

export const namedType = z
  .object({ developer_name: z.string(), name: z.string() })
  .nullable()
  .describe('The name of a type id, null where the type is unknown; `name` is English.')

export const wonTrophy = z.object({
  league_id: id.nullable().describe('Null where the competition or the season is not held here.'),
  league: z.object({ name: z.string(), image_path: z.string().nullable() }),
  season_id: id.nullable(),
  season: z.object({ name: z.string() }).describe('Name of the season.'),
  trophy_id: z.union([z.literal(1), z.literal(2)]).describe('1 won, 2 runner-up.'),
  team: namedTeam.nullable().describe('With which team; null where it is unknown.'),
})
export type WonTrophy = z.infer<typeof wonTrophy>
