import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { apiInstant, formQuery, formValue, id, instant, priceFormats, redCards, score } from './kit/fields.ts'

export const upcomingMatch = z.object({
  match_id: id,
  /** Kick-off, UTC. */
  start_dt: instant,
  /** False where only the day is known: no time is shown and the match is never live. */
  kickoff_known: z.boolean(),
  /** Present only while the match is in play. */
  state_id: z.number().int().optional(),
  /** State id 1 to 26 whatever the state. */
  status: z.number().int(),
  /** Minute of play and minutes of added time, null when no period is running. */
  minute: z.number().int().nullable(),
  added_minute: z.number().int().nullable(),
  /** Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`. */
  minute_estimated: z.boolean().optional(),
  /** Goals so far; null before kick-off. */
  score: score.nullable(),
  /** Goals of the first half; null until it is over, and where they are unknown. */
  halftime: score.nullable(),
  shootout: score.nullable(),
  /** Round or matchday as its competition calls it; null where there is none. */
  round_name: z.string().nullable(),
  league_id: id,
  league_name: z.string(),
  league_country: z.object({ id, code: z.string(), name: z.string() }),
  local_id: id,
  local_name: z.string(),
  local_short_code: z.string().nullable(),
  local_logo: z.string(),
  local_form: formValue,
  /** Days since the present coach took over, null when unknown or never changed. */
  local_coach_changed: z.number().int().min(0).nullable(),
  /** Straight reds and second yellows; null when unknown. */
  local_red_cards: redCards,
  visitor_id: id,
  visitor_name: z.string(),
  visitor_short_code: z.string().nullable(),
  visitor_logo: z.string(),
  visitor_form: formValue,
  visitor_coach_changed: z.number().int().min(0).nullable(),
  visitor_red_cards: redCards,
  /** Prices of 1, X, 2 of the reference bookmaker; null without prices. */
  odds: z.tuple([priceFormats, priceFormats, priceFormats]).nullable(),
  /** Name of the bookmaker whose prices these are. */
  odds_source: z.string().nullable(),
  /** When these prices were taken; null when that is not known. */
  odds_at: instant.nullable(),
  weather_icon: z.string().nullable(),
  /** English words, spaces as underscores: `light_rain`. */
  weather_text: z.string().nullable(),
  /** Degrees Celsius. */
  weather_temp: z.number().nullable(),
  /** Whose weather it is, where several sources describe the match. */
  weather_source: z.string().nullable(),
})
export type UpcomingMatch = z.infer<typeof upcomingMatch>

/**
 * Matches that kick off from `fromUtc` (inclusive) to `toUtc` (exclusive). A window that begins at the present minute also holds
 * matches in play or interrupted that began earlier, and with `since` every match that kicked off from then on, those that are over
 * included; a window in the past holds results.
 */
export const upcoming = defineCall({
  method: 'GET',
  path: '/upcoming/{fromUtc}/{toUtc}',
  access: 'public',
  area: 'upcoming',
  summary: 'Matches of a window of time with form, prices and weather',
  params: z.object({ fromUtc: apiInstant, toUtc: apiInstant }),
  query: formQuery.extend({
    /** UTC, not after `fromUtc`: also the matches that kicked off from here on, whatever their state. */
    since: apiInstant.optional(),
  }),
  answer: z.array(upcomingMatch),
})
