import { z } from 'zod'
import { asOf } from './history/as-of.ts'
import { defineCall } from './kit/call.ts'
import { formQuery, formValue, id, idParam, instant, priceFormats, score } from './kit/fields.ts'
import { has } from './kit/has.ts'
import { withoutPrices } from './kit/without-prices.ts'

export const formColour = z.enum(['red', 'amber', 'light-green', 'dark-green']).nullable()
const lastResults = z.array(z.enum(['W', 'D', 'L']))

export const matchBasics = withoutPrices(
  z.object({
    match_id: id,
    lg_name: z.string().describe('Name of the league or cup.'),
    lg_logo: z.string().nullable().describe('Address of the picture of the league, from the root of this site.'),
    league_id: id,
    country: z.object({ id, code: z.string(), name: z.string() }),
    season: z.string().describe('Name of the season: `2025/2026` or `2026`.'),
    season_id: id,
    round_name: z.string().nullable(),
    start_dt: instant,
    kickoff_known: z.boolean(),
    status: z.number().int().describe('State of the match, 1 to 26.'),
    minute: z.number().int().nullable(),
    added_minute: z.number().int().nullable(),
    minute_estimated: z
      .boolean()
      .optional()
      .describe(
        "Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`.",
      ),
    score: score.nullable(),
    half_time: score.nullable().describe('Goals of the first half; null until it is over, and where they are unknown.'),
    shootout: score.nullable(),
    local_id: id,
    local_name: z.string(),
    local_short_code: z.string().nullable(),
    local_logo: z.string(),
    local_coach: id.nullable().describe("Id of the team's present coach."),
    local_coach_name: z.string().nullable().describe('Name of that coach; null when unknown.'),
    local_pos: z
      .number()
      .int()
      .positive()
      .nullable()
      .describe(
        'Position in the league table of this season by points, goal difference, goals; null before its first match.',
      ),
    visitor_id: id,
    visitor_name: z.string(),
    visitor_short_code: z.string().nullable(),
    visitor_logo: z.string(),
    visitor_coach: id.nullable().describe('Id of the present coach of the away team; null when unknown.'),
    visitor_coach_name: z.string().nullable().describe('Name of that coach; null when unknown.'),
    visitor_pos: z.number().int().positive().nullable().describe('The same of the away team.'),
    form: z
      .object({
        local: formValue,
        visitor: formValue,
        local_color: formColour.describe('Colour of the value of the home team; null without matches.'),
        visitor_color: formColour.describe('Colour of the value of the away team; null without matches.'),
        local_results: lastResults.describe('The results behind the values, newest first.'),
        visitor_results: lastResults.describe('The same of the away team.'),
      })
      .describe('The recent form of both teams, as the query asks for it.'),
    referee_id: id.nullable(),
    referee_name: z.string().nullable(),
    stadium: z.string().nullable().describe('Name of the ground; null when unknown.'),
    odds: z.tuple([priceFormats, priceFormats, priceFormats]).nullable(),
    odds_source: z.string().nullable(),
    weather_icon: z.string().nullable(),
    weather_text: z.string().nullable(),
    weather_temp: z.number().nullable(),
    weather_source: z.string().nullable().describe('Whose weather it is, where several sources describe the match.'),
    has: has('corners', 'cards', 'stats').describe('What is counted in the past matches of either team.'),
  }),
  { odds: null, odds_source: null },
)
export type MatchBasics = z.infer<typeof matchBasics>

export const matchInfo = defineCall({
  method: 'GET',
  path: '/match_info/{match_id}',
  access: 'public',
  area: 'match',
  summary: 'The basics of one match; an empty list when it is unknown',
  params: z.object({ match_id: idParam }),
  query: formQuery.extend({
    as_of: asOf.describe(
      "`kickoff`: positions in the table before the kick-off and the coaches of that day, instead of today's.",
    ),
  }),
  answer: z.array(matchBasics).max(1),
})
