import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { id, idParam } from './kit/fields.ts'
import { has } from './kit/has.ts'

export const comparedTeam = z.object({
  team_id: id,
  team_name: z.string(),
  team_image: z.string(),
  short_code: z.string().nullable(),
  country_id: id,
  country_code: z.string(),
  country_name: z.string(),
  country_image: z.string(),
})
export type ComparedTeam = z.infer<typeof comparedTeam>

export const compareTeams = defineCall({
  method: 'GET',
  path: '/compare/{home_id}/{away_id}',
  access: 'public',
  area: 'compare',
  summary: 'Two teams to compare; an error when one is unknown or both are the same',
  params: z.object({ home_id: idParam, away_id: idParam }),
  answer: z.discriminatedUnion('error', [
    z.object({
      error: z.literal(true).describe('Whether a team is unknown or both are the same.'),
      home: z.null().describe('The home team; null with an error.'),
      away: z.null().describe('The away team; null with an error.'),
    }),
    z.object({
      error: z.literal(false).describe('Whether a team is unknown or both are the same.'),
      home: comparedTeam.describe('The home team; null with an error.'),
      away: comparedTeam.describe('The away team; null with an error.'),
      has: has('corners', 'cards', 'stats').describe('What is counted in the past matches of either team.'),
    }),
  ]),
})
