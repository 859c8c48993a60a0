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
  meta: z.object({ location: location.describe('`home` or `away`.') }).describe('Where the team plays.'),
})
export type Participant = z.infer<typeof participant>

export const fixtureScore = z
  .object({
    type_id: z.number().int(),
    score: z.object({
      participant: location.describe('Which side.'),
      goals: z.number().int().min(0).describe('Its goals.'),
    }),
  })
  .describe(
    'Goals of one side: type 1 at half-time, 2 after 90 minutes, 3 in extra time alone, 5 in the shoot-out, 1525 so far or at the end, extra time included and the shoot-out not. What is unknown or not played has no entry.',
  )
export type FixtureScore = z.infer<typeof fixtureScore>

const metadata = z.discriminatedUnion('type_id', [
  /** Formations. */
  z.object({
    type_id: z.literal(159).describe('159 formations, 161 shirts of the home side, 162 of the away side.'),
    values: z
      .object({
        home: z.string().nullable(),
        away: z.string().nullable(),
        confirmed: z.boolean().nullable().describe('Whether the source confirmed it; null where it does not say.'),
      })
      .describe('What the type says.'),
  }),
  /** Shirt colours, #rrggbb. */
  z.object({
    type_id: z.literal(161).describe('159 formations, 161 shirts of the home side, 162 of the away side.'),
    values: z
      .object({
        participant: z.literal('home').describe('Which side.'),
        color: z.string().describe('Colour of the shirts, #rrggbb.'),
      })
      .describe('What the type says.'),
  }),
  z.object({
    type_id: z.literal(162).describe('159 formations, 161 shirts of the home side, 162 of the away side.'),
    values: z
      .object({
        participant: z.literal('away').describe('Which side.'),
        color: z.string().describe('Colour of the shirts, #rrggbb.'),
      })
      .describe('What the type says.'),
  }),
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
  state_id: z.number().int().describe('1 to 26.'),
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
  period_started_at: instant
    .nullable()
    .describe(
      'When the period going on began, for a clock where no minute is known; null when none is running or nobody says.',
    ),
  replay: z
    .object({
      id,
      starting_at: instant,
      counts: z.boolean().describe('True where the other match is the one that counts, false where this one is.'),
    })
    .optional()
    .describe(
      'The other one of an abandoned match and the match that was played in its place; absent where there is none.',
    ),
  starting_at: instant,
  starting_at_timestamp: z.number().int().describe('The same instant in seconds since 1970.'),
  kickoff_known: z.boolean().describe('False where only the day is known.'),
  participants: z.tuple([participant, participant]).describe('Home side first.'),
  scores: z.array(fixtureScore),
  goals: z
    .array(fixtureEvent)
    .describe('The events of types 14, 15 and 16, in order; empty where nobody reports who scored.'),
  metadata: z.array(metadata).describe('Only what is known.'),
  formations: z
    .object({ home: z.string().nullable(), away: z.string().nullable() })
    .describe('Formation of each side, such as `4-3-3`; null when unknown.'),
  coaches: z
    .array(
      z.object({
        id,
        name: z.string(),
        common_name: z.string(),
        image_path: z.string(),
        meta: z.object({ participant_id: id }).describe('Which team they coach.'),
      }),
    )
    .describe('Of this match; a side whose coach is unknown has none.'),
  referees: z
    .array(
      z.object({
        type_id: z.number().int().describe('6 referee, 7 and 8 assistants, 9 fourth official.'),
        referee_id: id,
        referee: z
          .object({ name: z.string(), common_name: z.string(), image_path: z.string() })
          .describe('The referee.'),
      }),
    )
    .describe('The referees of the match; empty when unknown.'),
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
  attendance: z.number().int().nullable().describe('Spectators; null when unknown.'),
  weatherreport: z
    .object({
      icon: z
        .string()
        .nullable()
        .describe('Picture of the weather: an address, or a name of the source; null when unknown.'),
      description: z.string().nullable().describe('English words, spaces as underscores: `light_rain`.'),
      temperature: z
        .object({
          current: z.number().nullable().describe('At kick-off; null when unknown.'),
          evening: z.number().nullable().describe('In the evening; null when unknown.'),
        })
        .describe('Degrees Celsius.'),
      humidity: z.number().nullable().describe('Per cent; null when unknown.'),
      wind: z
        .object({ speed: z.number().nullable().describe('Metres a second; null when unknown.') })
        .describe('The wind.'),
      source: z.string().nullable().describe('Whose weather it is, where several sources describe the match.'),
    })
    .nullable()
    .describe('Temperatures in degrees Celsius, humidity in percent, wind in metres a second.'),
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
