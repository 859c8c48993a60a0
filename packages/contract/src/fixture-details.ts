import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam } from './kit/fields.ts'

/** A call about one part of a fixture: for subscribers, 404 when the fixture is unknown. */
const ofFixture = <const P extends string, S extends z.ZodRawShape>(path: P, summary: string, shape: S) =>
  defineCall({
    method: 'GET',
    path,
    access: 'subscription',
    area: 'fixture',
    summary,
    params: z.object({ fid: idParam }),
    answer: forSubscribers(shape),
  })

const minute = z.number().int()

export const lineupEntry = z.object({
  /** Null where the source named nobody it was certain of. */
  player_id: id.nullable(),
  /** As the source reports it; may be empty. */
  player_name: z.string(),
  player: z
    .object({
      name: z.string(),
      common_name: z.string(),
      image_path: z.string(),
      position_id: z.number().int().nullable(),
      country: z.object({ name: z.string(), code: z.string() }).nullable(),
      /** Centimetres and kilograms. */
      height: z.number().int().nullable(),
      weight: z.number().int().nullable(),
      /** YYYY-MM-DD. */
      date_of_birth: z.string().nullable(),
    })
    .nullable(),
  team_id: id,
  /** 11 in the first eleven, 12 on the bench. */
  type_id: z.number().int(),
  /** 1 to 11, the goalkeeper first. */
  formation_position: z.number().int().nullable(),
  /** Row and column on the pitch, `1:1` the goalkeeper. */
  formation_field: z.string().nullable(),
  /** In this match; where it is unknown, the player's usual one. */
  position_id: z.number().int().nullable(),
  jersey_number: z.number().int().nullable(),
  captain: z.boolean(),
  details: z.array(z.object({ type_id: z.number().int(), data: z.object({ value: z.number() }) })),
})
export type LineupEntry = z.infer<typeof lineupEntry>

/** Who comes on (`player_name`) for whom (`related_player_name`). */
export const substitution = z.object({
  minute,
  extra_minute: minute.nullable(),
  participant_id: id,
  player_id: id.nullable(),
  player_name: z.string().nullable(),
  related_player_id: id.nullable(),
  related_player_name: z.string().nullable(),
})
export type Substitution = z.infer<typeof substitution>

export const fixtureLineup = ofFixture(
  '/v3/fixture/lineup/{fid}',
  'Both squads of a fixture, the home side first, and its substitutions; both empty when they are not known',
  { lineup: z.array(lineupEntry), substitution: z.array(substitution) },
)

export const fixtureEvent = z.object({
  /** Names the event within its fixture, for as long as it stands. */
  id: z.string(),
  /** 10 video review, 14 goal, 15 own goal, 16 penalty goal, 17 missed penalty, 18 substitution, 19, 20, 21 cards, 22 and 23 scored and missed in the shoot-out. */
  type_id: z.number().int(),
  minute,
  extra_minute: minute.nullable(),
  /** The side credited. */
  participant_id: id,
  player_id: id.nullable(),
  player_name: z.string().nullable(),
  related_player_id: id.nullable(),
  related_player_name: z.string().nullable(),
  /** True for a card of a coach or of other staff, which is counted among no cards. */
  staff: z.boolean(),
  /** Score after it, home first; of the shoot-out for its kicks. */
  result: z.string().nullable(),
  addition: z.string().nullable(),
  info: z.string().nullable(),
  /** 1 for the first event. */
  sort_order: z.number().int(),
})
export type FixtureEvent = z.infer<typeof fixtureEvent>

export const fixtureEvents = ofFixture(
  '/v3/fixture/event/{fid}',
  'What happened in a fixture, in order; corners are counted in its statistics',
  { event: z.array(fixtureEvent) },
)

export const fixtureComment = z.object({
  minute: minute.nullable(),
  extra_minute: minute.nullable(),
  comment: z.string(),
  is_goal: z.boolean(),
  is_important: z.boolean(),
  /** 1 for the first comment. */
  order: z.number().int(),
})
export type FixtureComment = z.infer<typeof fixtureComment>

export const fixtureComments = ofFixture('/v3/fixture/comment/{fid}', 'The commentary of a fixture, in order', {
  comment: z.array(fixtureComment),
})

export const fixtureStatistic = z.object({
  participant_id: id,
  type_id: z.number().int(),
  /** `SHOTS_ON_TARGET`; null for a type nobody has named. */
  type: z.object({ developer_name: z.string().nullable() }),
  data: z.object({ value: z.number() }),
  period: z.enum(['full', 'first', 'second']),
})
export type FixtureStatistic = z.infer<typeof fixtureStatistic>

export const fixtureStatistics = ofFixture(
  '/v3/fixture/stats/{fid}',
  'Every known statistic of both sides, of the whole match and of its halves where they are known',
  { stats: z.array(fixtureStatistic) },
)

export const fixtureSidelinedItem = z.object({
  participant_id: id,
  sideline: z.object({
    player: z.object({
      id: id.nullable(),
      name: z.string(),
      common_name: z.string(),
      image_path: z.string().nullable(),
    }),
    /** Null when the source does not report why. */
    type: z.object({ id: z.number().int().nullable(), name: z.string() }).nullable(),
    /** YYYY-MM-DD; an end that is not known is null. */
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    games_missed: z.number().int().nullable(),
  }),
})
export type FixtureSidelinedItem = z.infer<typeof fixtureSidelinedItem>

export const fixtureSidelined = ofFixture(
  '/v3/fixture/sidelined/{fid}',
  "The players who miss a fixture, the home side's first",
  { sidelined: z.array(fixtureSidelinedItem) },
)

export const fixtureMomentum = ofFixture(
  '/v3/fixture/momentum/{fid}',
  'How much each side pressed, minute by minute; empty where nobody measured it',
  {
    /** The side that pressed more has the value, the other one 0. */
    minutes: z.array(z.object({ minute, home: z.number().min(0), away: z.number().min(0) })),
  },
)
