import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam } from '../kit/fields.ts'
import { has } from '../kit/has.ts'
import { day, namedCountry, namedLeague } from '../kit/names.ts'

export const leagueSeason = z.object({
  id,
  name: z.string().describe('`2025/2026` or `2026`.'),
  league_id: id,
  starting_at: day.describe('First day, YYYY-MM-DD.'),
  ending_at: day,
  is_current: z.boolean().describe('Whether it is being played.'),
  has: has('topscorer', 'stats'),
  scorer_lists: z
    .array(z.number().int())
    .describe(
      'The lists of best players there are, as `has` counts them: 208 goals, 209 assists, 84 yellow cards, 83 red cards.',
    ),
})
export type LeagueSeason = z.infer<typeof leagueSeason>

export const leagueView = namedLeague.extend({
  short_code: z.string().nullable(),
  league_type: z.string().describe('`league`, `cup` or `friendly`.'),
  sub_type: z
    .string()
    .nullable()
    .describe('The finer kind: `domestic`, `domestic_cup`, `international` …; null when it is unknown.'),
  active: z.boolean().describe('False for a competition that is no longer played.'),
  seasons: z.array(leagueSeason).describe('Names descending.'),
  currentseason: leagueSeason
    .nullable()
    .describe('The season being played; where none is marked, the newest; null without seasons.'),
  country_id: id,
  country: namedCountry,
})
export type LeagueView = z.infer<typeof leagueView>

export const leagueById = defineCall({
  method: 'GET',
  path: '/v3/league/{lid}',
  access: 'subscription',
  area: 'league',
  summary: 'A league with its seasons; 404 when it is unknown',
  params: z.object({ lid: idParam }),
  answer: forSubscribers(leagueView.shape),
})
