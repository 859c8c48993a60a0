import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'

export const topLeague = z.object({
  league_id: id,
  league_name: z.string(),
  league_logo: z.string().nullable(),
  country_id: id,
  country_name: z.string(),
  country_code: z.string(),
})
export type TopLeague = z.infer<typeof topLeague>

export const topClub = z.object({
  team_id: id,
  team_name: z.string(),
  team_image: z.string(),
  country_name: z.string(),
  order: z.number().int(),
})
export type TopClub = z.infer<typeof topClub>

/** What every page needs to know about this installation, and the default boxes of the home page. */
export const site = defineCall({
  method: 'GET',
  path: '/site',
  access: 'public',
  area: 'site',
  summary: 'Brand, kind of data, number of matches in play, default leagues and clubs',
  answer: z.object({
    brand: z.string(),
    /** `demo` data is simulated; `empty` has no matches yet. */
    world: z.enum(['demo', 'real', 'empty']),
    /** True while the data of a first start is being written. */
    preparing: z.boolean(),
    /** While past seasons are read for the first time: how many files, of all that are wanted; null when nothing is. */
    filling: z.object({ done: z.number().int().min(0), of: z.number().int().positive() }).nullable(),
    now: instant,
    live_count: z.number().int().min(0),
    /** The competitions whose scores are followed while they are played; null where all are. */
    live_leagues: z
      .array(z.object({ league_id: id, league_name: z.string(), country_id: id, country_name: z.string() }))
      .nullable(),
    /** Whether there are transfers of players to be shown; invented data have them sooner or later. */
    has_transfers: z.boolean(),
    /** Kick-off of the first match to come; null without one. */
    next_match_at: instant.nullable(),
    /** Kick-offs of the first and the last match there is; null without any. */
    first_match_at: instant.nullable(),
    last_match_at: instant.nullable(),
    /** `required`: cookies of partners' links are set only after the visitor agreed. */
    consent: z.enum(['off', 'required']),
    top_leagues: z.array(topLeague),
    top_clubs: z.array(topClub),
  }),
})
