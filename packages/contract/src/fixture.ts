import { z } from 'zod'
import { fixtureEvent } from './fixture-details.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, instant } from './kit/fields.ts'
import { has } from './kit/has.ts'

const location = z.enum(['home', 'away'])

export const participant = z.object({
  id,
  name: z.string(),
  image_path: z.string(),
  short_code: z.string().nullable(),
  meta: z.object({ location }),
})
export type Participant = z.infer<typeof participant>

/**
 * Goals of one side: type 1 at half-time, 2 after 90 minutes, 3 in extra time alone, 5 in the shoot-out, 1525 so far or at the end, extra
 * time included and the shoot-out not. What is unknown or not played has no entry.
 */
export const fixtureScore = z.object({
  type_id: z.number().int(),
  score: z.object({ participant: location, goals: z.number().int().min(0) }),
})
export type FixtureScore = z.infer<typeof fixtureScore>

const metadata = z.discriminatedUnion('type_id', [
  /** Formations. */
  z.object({
    type_id: z.literal(159),
    values: z.object({ home: z.string().nullable(), away: z.string().nullable(), confirmed: z.boolean().nullable() }),
  }),
  /** Shirt colours, #rrggbb. */
  z.object({ type_id: z.literal(161), values: z.object({ participant: z.literal('home'), color: z.string() }) }),
  z.object({ type_id: z.literal(162), values: z.object({ participant: z.literal('away'), color: z.string() }) }),
])

export const fixtureView = z.object({
  id,
  league_id: id,
  league: z.object({
    name: z.string(),
    image_path: z.string(),
    country_id: id,
    country: z.object({ name: z.string(), code: z.string() }),
  }),
  season_id: id,
  season: z.object({ name: z.string() }),
  stage: z.object({ name: z.string() }).nullable(),
  group: z.object({ name: z.string() }).nullable(),
  round: z.object({ name: z.string() }).nullable(),
  /** 1 to 26. */
  state_id: z.number().int(),
  /** Minute of play and minutes of added time, null when no period is running. */
  minute: z.number().int().nullable(),
  added_minute: z.number().int().nullable(),
  /** Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`. */
  minute_estimated: z.boolean().optional(),
  /** When the period going on began, for a clock where no minute is known; null when none is running or nobody says. */
  period_started_at: instant.nullable(),
  starting_at: instant,
  /** The same instant in seconds since 1970. */
  starting_at_timestamp: z.number().int(),
  /** False where only the day is known. */
  kickoff_known: z.boolean(),
  /** Home side first. */
  participants: z.tuple([participant, participant]),
  scores: z.array(fixtureScore),
  /** The events of types 14, 15 and 16, in order; empty where nobody reports who scored. */
  goals: z.array(fixtureEvent),
  /** Only what is known. */
  metadata: z.array(metadata),
  formations: z.object({ home: z.string().nullable(), away: z.string().nullable() }),
  /** Of this match; a side whose coach is unknown has none. */
  coaches: z.array(
    z.object({
      id,
      name: z.string(),
      common_name: z.string(),
      image_path: z.string(),
      meta: z.object({ participant_id: id }),
    }),
  ),
  referees: z.array(
    z.object({
      /** 6 referee, 7 and 8 assistants, 9 fourth official. */
      type_id: z.number().int(),
      referee_id: id,
      referee: z.object({ name: z.string(), common_name: z.string(), image_path: z.string() }),
    }),
  ),
  venue: z
    .object({
      id,
      name: z.string(),
      surface: z.string().nullable(),
      city_name: z.string().nullable(),
      address: z.string().nullable(),
      capacity: z.number().int().nullable(),
      image_path: z.string(),
    })
    .nullable(),
  attendance: z.number().int().nullable(),
  /** Temperatures in degrees Celsius, humidity in percent, wind in metres a second. */
  weatherreport: z
    .object({
      icon: z.string().nullable(),
      /** English words, spaces as underscores: `light_rain`. */
      description: z.string().nullable(),
      temperature: z.object({ current: z.number().nullable(), evening: z.number().nullable() }),
      humidity: z.number().nullable(),
      wind: z.object({ speed: z.number().nullable() }),
      /** Whose weather it is, where several sources describe the match. */
      source: z.string().nullable(),
    })
    .nullable(),
  has: has('lineup', 'event', 'stats', 'sidelined'),
})
export type FixtureView = z.infer<typeof fixtureView>

export const fixtureById = defineCall({
  method: 'GET',
  path: '/v3/fixture/{fid}',
  access: 'subscription',
  area: 'fixture',
  summary: 'The facts of one fixture; 404 when it is unknown',
  params: z.object({ fid: idParam }),
  answer: forSubscribers(fixtureView.shape),
})
