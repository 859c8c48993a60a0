import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam } from './kit/fields.ts'
import { suspending } from './kit/names.ts'

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
  player_id: id.nullable().describe('Null where the source named nobody it was certain of.'),
  player_name: z.string().describe('As the source reports it; may be empty.'),
  player: z
    .object({
      name: z.string(),
      common_name: z.string(),
      image_path: z.string(),
      position_id: z.number().int().nullable(),
      country: z.object({ name: z.string(), code: z.string() }).nullable(),
      height: z.number().int().nullable().describe('Centimetres and kilograms.'),
      weight: z.number().int().nullable(),
      date_of_birth: z.string().nullable().describe('YYYY-MM-DD.'),
    })
    .nullable(),
  team_id: id,
  type_id: z.number().int().describe('11 in the first eleven, 12 on the bench.'),
  formation_position: z.number().int().nullable().describe('1 to 11, the goalkeeper first.'),
  formation_field: z.string().nullable().describe('Row and column on the pitch, `1:1` the goalkeeper.'),
  position_id: z.number().int().nullable().describe("In this match; where it is unknown, the player's usual one."),
  jersey_number: z.number().int().nullable(),
  captain: z.boolean().describe('Whether the player led the side out.'),
  details: z.array(z.object({ type_id: z.number().int(), data: z.object({ value: z.number() }) })),
})
export type LineupEntry = z.infer<typeof lineupEntry>

export const substitution = z
  .object({
    minute,
    extra_minute: minute.nullable(),
    participant_id: id,
    player_id: id.nullable(),
    player_name: z.string().nullable(),
    related_player_id: id.nullable(),
    related_player_name: z.string().nullable(),
  })
  .describe('Who comes on (`player_name`) for whom (`related_player_name`).')
export type Substitution = z.infer<typeof substitution>

export const fixtureLineup = ofFixture(
  '/v3/fixture/lineup/{fid}',
  'Both squads of a fixture, the home side first, and its substitutions; both empty when they are not known',
  {
    lineup: z.array(lineupEntry).describe('Both squads, the home side first; empty when unknown.'),
    substitution: z.array(substitution).describe('Substitutions in order; empty when unknown.'),
  },
)

export const fixtureEvent = z.object({
  id: z.string().describe('Names the event within its fixture, for as long as it stands.'),
  type_id: z
    .number()
    .int()
    .describe(
      '10 video review, 14 goal, 15 own goal, 16 penalty goal, 17 missed penalty, 18 substitution, 19, 20, 21 cards, 22 and 23 scored and missed in the shoot-out.',
    ),
  minute,
  extra_minute: minute.nullable(),
  participant_id: id.describe('The side credited.'),
  player_id: id.nullable(),
  player_name: z.string().nullable(),
  related_player_id: id.nullable(),
  related_player_name: z.string().nullable(),
  staff: z.boolean().describe('True for a card of a coach or of other staff, which is counted among no cards.'),
  result: z.string().nullable().describe('Score after it, home first; of the shoot-out for its kicks.'),
  addition: z.string().nullable().describe('Words of the source, such as `1st Goal`; null without any.'),
  info: z.string().nullable().describe('More words of the source; null without any.'),
  sort_order: z.number().int().describe('1 for the first event.'),
})
export type FixtureEvent = z.infer<typeof fixtureEvent>

export const fixtureEvents = ofFixture(
  '/v3/fixture/event/{fid}',
  'What happened in a fixture, in order; corners are counted in its statistics',
  { event: z.array(fixtureEvent).describe('What happened, in order.') },
)

export const fixtureComment = z.object({
  minute: minute.nullable(),
  extra_minute: minute.nullable(),
  comment: z.string().describe('What was said.'),
  is_goal: z.boolean().describe('Whether it is about a goal.'),
  is_important: z.boolean().describe('Whether the source marks it as important.'),
  order: z.number().int().describe('1 for the first comment.'),
})
export type FixtureComment = z.infer<typeof fixtureComment>

export const fixtureComments = ofFixture('/v3/fixture/comment/{fid}', 'The commentary of a fixture, in order', {
  comment: z.array(fixtureComment).describe('The commentary, in order.'),
})

export const fixtureStatistic = z.object({
  participant_id: id,
  type_id: z.number().int(),
  type: z
    .object({ developer_name: z.string().nullable() })
    .describe('`SHOTS_ON_TARGET`; null for a type nobody has named.'),
  data: z.object({ value: z.number() }),
  period: z.enum(['full', 'first', 'second']).describe('The whole match or one of its halves.'),
})
export type FixtureStatistic = z.infer<typeof fixtureStatistic>

export const fixtureStatistics = ofFixture(
  '/v3/fixture/stats/{fid}',
  'Every known statistic of both sides, of the whole match and of its halves where they are known',
  { stats: z.array(fixtureStatistic).describe('One entry a statistic, side and period.') },
)

export const fixtureSidelinedItem = z.object({
  participant_id: id,
  sideline: z
    .object({
      player: z.object({
        id: id.nullable(),
        name: z.string(),
        common_name: z.string(),
        image_path: z.string().nullable(),
      }),
      type: z
        .object({ id: z.number().int().nullable(), name: z.string() })
        .nullable()
        .describe('Null when the source does not report why.'),
      league: suspending,
      start_date: z.string().nullable().describe('YYYY-MM-DD; an end that is not known is null.'),
      end_date: z.string().nullable(),
      games_missed: z.number().int().nullable(),
    })
    .describe('Who is absent, why and since when.'),
})
export type FixtureSidelinedItem = z.infer<typeof fixtureSidelinedItem>

export const fixtureSidelined = ofFixture(
  '/v3/fixture/sidelined/{fid}',
  "The players who miss a fixture, the home side's first",
  { sidelined: z.array(fixtureSidelinedItem).describe('The absent players, those of the home side first.') },
)

export const fixtureMomentum = ofFixture(
  '/v3/fixture/momentum/{fid}',
  'How much each side pressed, minute by minute; empty where nobody measured it',
  {
    minutes: z
      .array(z.object({ minute, home: z.number().min(0), away: z.number().min(0) }))
      .describe('The side that pressed more has the value, the other one 0.'),
  },
)
