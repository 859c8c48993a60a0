import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam } from '../kit/fields.ts'
import { has } from '../kit/has.ts'
import { day, namedCountry, namedLeague } from '../kit/names.ts'

export const leagueSeason = z.object({
  id,
  /** `2025/2026` or `2026`. */
  name: z.string(),
  league_id: id,
  starting_at: day,
  ending_at: day,
  is_current: z.boolean(),
  has: has('topscorer', 'stats'),
  /** The lists of best players there are, as `has` counts them: 208 goals, 209 assists, 84 yellow cards, 83 red cards. */
  scorer_lists: z.array(z.number().int()),
})
export type LeagueSeason = z.infer<typeof leagueSeason>

export const leagueView = namedLeague.extend({
  short_code: z.string().nullable(),
  /** `league`, `cup` or `friendly`. */
  league_type: z.string(),
  /** The finer kind: `domestic`, `domestic_cup`, `international` …; null when it is unknown. */
  sub_type: z.string().nullable(),
  /** False for a competition that is no longer played. */
  active: z.boolean(),
  /** Names descending. */
  seasons: z.array(leagueSeason),
  /** The season being played; where none is marked, the newest; null without seasons. */
  currentseason: leagueSeason.nullable(),
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
