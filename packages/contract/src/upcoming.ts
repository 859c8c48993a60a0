import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { apiInstant, formQuery, formValue, id, instant, priceFormats, redCards, score } from './kit/fields.ts'
import { withoutPrices } from './kit/without-prices.ts'
import { seasonAim } from './league/season-stakes.ts'

export const upcomingMatch = withoutPrices(
  z.object({
    match_id: id,
    start_dt: instant.describe('Kick-off, UTC.'),
    kickoff_known: z
      .boolean()
      .describe('False where only the day is known: no time is shown and the match is never live.'),
    state_id: z.number().int().optional().describe('Present only while the match is in play.'),
    status: z.number().int().describe('State id 1 to 26 whatever the state.'),
    minute: z
      .number()
      .int()
      .nullable()
      .describe('Minute of play and minutes of added time, null when no period is running.'),
    added_minute: z.number().int().nullable(),
    minute_estimated: z
      .boolean()
      .optional()
      .describe(
        "Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`.",
      ),
    score: score.nullable().describe('Goals so far; null before kick-off.'),
    halftime: score.nullable().describe('Goals of the first half; null until it is over, and where they are unknown.'),
    shootout: score.nullable(),
    round_name: z
      .string()
      .nullable()
      .describe('Round or matchday as its competition calls it; null where there is none.'),
    league_id: id,
    league_name: z.string(),
    league_country: z.object({ id, code: z.string(), name: z.string() }),
    local_id: id,
    local_name: z.string(),
    local_short_code: z.string().nullable(),
    local_logo: z.string(),
    local_form: formValue,
    local_coach_changed: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe('Days since the present coach took over, null when unknown or never changed.'),
    local_red_cards: redCards.describe('Straight reds and second yellows; null when unknown.'),
    visitor_id: id,
    visitor_name: z.string(),
    visitor_short_code: z.string().nullable(),
    visitor_logo: z.string(),
    visitor_form: formValue,
    visitor_coach_changed: z.number().int().min(0).nullable().describe('The same of the away team.'),
    visitor_red_cards: redCards,
    odds: z
      .tuple([priceFormats, priceFormats, priceFormats])
      .nullable()
      .describe('Prices of 1, X, 2 of the reference bookmaker; null without prices.'),
    odds_source: z.string().nullable().describe('Name of the bookmaker whose prices these are.'),
    odds_at: instant.nullable().describe('When these prices were taken; null when that is not known.'),
    stakes: z
      .object({
        aim: seasonAim,
        participant_id: id.describe('The side whose chance it is.'),
        home: z.number().describe('Its chance after a home win.'),
        away: z.number().describe('Its chance after an away win.'),
        low: z.number().describe('Lower end of where home win less away win is with a confidence of 90 %.'),
        high: z.number().describe('Upper end of it.'),
      })
      .nullable()
      .describe(
        'The chance of a side that the match moves most: of the title, a continental place, qualification for a tournament, promotion or relegation; in groups of a cup also of the next round, in its ties of the final or the cup. Null where nothing is known to be at stake.',
      ),
    weather_icon: z.string().nullable(),
    weather_text: z.string().nullable().describe('English words, spaces as underscores: `light_rain`.'),
    weather_temp: z.number().nullable().describe('Degrees Celsius.'),
    weather_source: z.string().nullable().describe('Whose weather it is, where several sources describe the match.'),
  }),
  { odds: null, odds_source: null, odds_at: null },
)
export type UpcomingMatch = z.infer<typeof upcomingMatch>

export const upcoming = defineCall({
  method: 'GET',
  path: '/upcoming/{fromUtc}/{toUtc}',
  access: 'public',
  area: 'upcoming',
  summary: 'Matches of a window of time with form, prices and weather',
  description:
    'Matches that kick off from `fromUtc` (inclusive) to `toUtc` (exclusive). A window that begins at the present minute also holds matches in play or interrupted that began earlier, and with `since` every match that kicked off from then on, those that are over included; a window in the past holds results.',
  params: z.object({ fromUtc: apiInstant, toUtc: apiInstant }),
  query: formQuery.extend({
    since: apiInstant
      .optional()
      .describe('UTC, not after `fromUtc`: also the matches that kicked off from here on, whatever their state.'),
  }),
  answer: z.array(upcomingMatch),
})
