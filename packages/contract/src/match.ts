import { z } from 'zod'
import { asOf } from './history/as-of.ts'
import { defineCall } from './kit/call.ts'
import { formQuery, formValue, id, idParam, instant, priceFormats, score } from './kit/fields.ts'
import { has } from './kit/has.ts'

export const formColour = z.enum(['red', 'amber', 'light-green', 'dark-green']).nullable()
const lastResults = z.array(z.enum(['W', 'D', 'L']))

export const matchBasics = z.object({
  match_id: id,
  lg_name: z.string(),
  lg_logo: z.string().nullable(),
  league_id: id,
  country: z.object({ id, code: z.string(), name: z.string() }),
  season: z.string(),
  season_id: id,
  round_name: z.string().nullable(),
  start_dt: instant,
  kickoff_known: z.boolean(),
  status: z.number().int(),
  minute: z.number().int().nullable(),
  added_minute: z.number().int().nullable(),
  /** Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`. */
  minute_estimated: z.boolean().optional(),
  score: score.nullable(),
  half_time: score.nullable(),
  shootout: score.nullable(),
  local_id: id,
  local_name: z.string(),
  local_short_code: z.string().nullable(),
  local_logo: z.string(),
  /** Id of the team's present coach. */
  local_coach: id.nullable(),
  local_coach_name: z.string().nullable(),
  /** Position in the league table of this season by points, goal difference, goals; null before its first match. */
  local_pos: z.number().int().positive().nullable(),
  visitor_id: id,
  visitor_name: z.string(),
  visitor_short_code: z.string().nullable(),
  visitor_logo: z.string(),
  visitor_coach: id.nullable(),
  visitor_coach_name: z.string().nullable(),
  visitor_pos: z.number().int().positive().nullable(),
  form: z.object({
    local: formValue,
    visitor: formValue,
    local_color: formColour,
    visitor_color: formColour,
    /** The results behind the values, newest first. */
    local_results: lastResults,
    visitor_results: lastResults,
  }),
  referee_id: id.nullable(),
  referee_name: z.string().nullable(),
  stadium: z.string().nullable(),
  odds: z.tuple([priceFormats, priceFormats, priceFormats]).nullable(),
  odds_source: z.string().nullable(),
  weather_icon: z.string().nullable(),
  weather_text: z.string().nullable(),
  weather_temp: z.number().nullable(),
  /** Whose weather it is, where several sources describe the match. */
  weather_source: z.string().nullable(),
  /** What is counted in the past matches of either team. */
  has: has('corners', 'cards', 'stats'),
})
export type MatchBasics = z.infer<typeof matchBasics>

export const matchInfo = defineCall({
  method: 'GET',
  path: '/match_info/{match_id}',
  access: 'public',
  area: 'match',
  summary: 'The basics of one match; an empty list when it is unknown',
  params: z.object({ match_id: idParam }),
  query: formQuery.extend({
    /** `kickoff`: positions in the table before the kick-off and the coaches of that day, instead of today's. */
    as_of: asOf,
  }),
  answer: z.array(matchBasics).max(1),
})
