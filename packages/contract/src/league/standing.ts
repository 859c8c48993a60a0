import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, instant, zeroOrOne } from '../kit/fields.ts'
import { day, namedTeam, namedType } from '../kit/names.ts'
import { listFixture } from '../list-fixture.ts'
import { ofSeason } from './season.ts'
import { carried, placeReason, tableRules } from './table-rules.ts'

export const standingForm = z.object({
  fixture_id: id.nullable(),
  form: z.enum(['W', 'D', 'L']).describe("Seen from the row's team."),
  sort_order: z.number().int().min(1).describe('Rises with time: the latest has the highest.'),
  fixture: z
    .object({
      id,
      starting_at: instant,
      home_id: id,
      home_name: z.string(),
      away_id: id,
      away_name: z.string(),
      home_goals: z.number().int().min(0).nullable().describe('At the end, shoot-out left out; null when unknown.'),
      away_goals: z.number().int().min(0).nullable(),
    })
    .nullable()
    .describe('Null where the match is not held.'),
})
export type StandingForm = z.infer<typeof standingForm>

export const standingZone = z
  .enum([
    'champions',
    'champions_league',
    'champions_league_qualifying',
    'europa_league',
    'conference_league',
    'title_round',
    'europe_round',
    'promotion',
    'promotion_play_off',
    'relegation_round',
    'relegation_play_off',
    'relegation',
    'other',
  ])
  .describe('What a place means, for its colour.')
export type StandingZone = z.infer<typeof standingZone>

export const standingRow = z.object({
  position: z.number().int().describe('Place in the table.'),
  points: z.number().int(),
  participant_id: id,
  participant: namedTeam,
  result: z.enum(['up', 'down', 'equal']).nullable().describe('Since the round before; null when unknown.'),
  rule: z
    .object({
      type_id: z
        .number()
        .int()
        .describe('180 Champions League, 181 Europa League, 182 relegation, 250 possible relegation …'),
      type: namedType,
      zone: standingZone,
    })
    .nullable()
    .describe('What the place means; null for nothing.'),
  form: z.array(standingForm).describe('Latest first, at most ten.'),
  stage: z
    .object({ id, name: z.string(), sort_order: z.number().int().describe('Stages in the order they are played.') })
    .nullable()
    .describe('Each stage and group has a table of its own; null where none is reported.'),
  group: z.object({ id, name: z.string() }).nullable(),
  details: z
    .array(z.object({ type_id: z.number().int(), value: z.number() }))
    .describe(
      'By type id: 129 to 134 played, won, drawn, lost, goals for and against; 135 to 140 the same at home, 141 to 146 away; 176 streak (below zero without a win); 179 goal difference; 185 points at home, 186 away, 187 all. What is left out is unknown.',
    ),
  part: z
    .number()
    .int()
    .min(0)
    .describe('Group of a league that has split in one table, 0 the first: no team overtakes one of a group before.'),
  carried: carried.nullable().describe('What the team brought from the phase before; null where there is none.'),
  positions: z
    .array(z.number().int())
    .describe(
      'Place after each round, from the first on, by the rules of the competition; the last one is the place of this row without matches in play. Empty where a part of the matches counts, or a source reported a table of other matches than those known.',
    ),
  given: z.number().int().describe('Points given (above zero) or taken by decisions, counted in `points`.'),
  reason: placeReason
    .nullable()
    .describe('Why it has its place among teams with as many points; null where there are none or it is not known.'),
  playing: z.boolean().describe('True where a match of the team is in play and counted.'),
  settled: z
    .object({
      position: z.number().int().describe('Place in the table.'),
      points: z.number().int(),
      played: z.number().int().describe('Matches played.'),
    })
    .nullable()
    .describe('The row without the matches in play; null where none is counted in its table.'),
})
export type StandingRow = z.infer<typeof standingRow>

export const STANDING_SCOPES = ['overall', 'home', 'away', 'first_half', 'last_5', 'last_10'] as const
export type StandingScope = (typeof STANDING_SCOPES)[number]

export const standingTable = z.object({
  stage_id: id.nullable().describe('Id of the stage; null where the table is of none.'),
  group_id: id.nullable().describe('Id of the group; null where there is none.'),
  sums: z
    .enum(['year', 'averages'])
    .nullable()
    .describe(
      'What it adds up of other tables: both half years, or the points a match of this season and those before, which decide who goes down. Such a table has a stage that no match has; null for others.',
    ),
  rules: tableRules.describe('What makes the order of the table.'),
  corrections: z
    .array(
      z.object({
        participant_id: id,
        points: z.number().int().describe('Given (above zero) or taken.'),
        from: day.nullable().describe('Day of the decision; null where it holds from the start or is not known.'),
        reason: z.string().nullable().describe('A short English term such as `licence`; null when unknown.'),
      }),
    )
    .describe('Decisions that changed points.'),
  put_last: z.array(id).describe('Ids of teams put last by a decision, whatever their points.'),
  explained: z
    .boolean()
    .describe(
      'False where a source reported this table and our results give another: then no row of it has a `reason`.',
    ),
  played: z.number().int().describe('Matches of the table with a result.'),
  ahead: z.number().int().describe('Matches of the table without a result.'),
  playing: z.number().int().describe('Matches of the table in play whose score is known.'),
  without_half_time: z.number().int().describe('Matches with a result whose score at half-time is unknown.'),
})
export type StandingTable = z.infer<typeof standingTable>

export const seasonStanding = defineCall({
  method: 'GET',
  path: '/v3/season/standing/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'The tables of a season, table after table, each from the first place on, with what decides each place; 404 when the season is unknown',
  params: ofSeason,
  query: z.object({
    scope: z
      .enum(STANDING_SCOPES, `must be one of ${STANDING_SCOPES.join(', ')}`)
      .default('overall')
      .describe(
        'Which matches count: all, those at home or away, all by their score at half-time, or the last five or ten of each team. Of a part of the matches, teams are in the order of points, goal difference and goals scored; decisions and points carried over do not count, and no place has a meaning.',
      ),
    live: zeroOrOne
      .default(0)
      .describe('1 counts the matches in play with their present scores, where all matches count.'),
  }),
  answer: forSubscribers({
    standing: z.array(standingRow).describe('The rows of the tables, table after table.'),
    impossible: z
      .boolean()
      .describe('True where the season has more clubs or matches than it can have, so that one may be there twice.'),
    uncertain: z
      .array(z.object({ fixture_id: id, starting_at: instant, home: z.string(), away: z.string() }))
      .describe(
        'Matches in no table, by kick-off: neither their source nor the rules of the league say to which phase they belong.',
      ),
    tables: z
      .array(standingTable)
      .describe(
        'The tables that our results give, in the order of their rows. Tables that a source reported without matches have no entry.',
      ),
    in_play: z.array(listFixture).describe('The matches in play of all tables, whether they are counted or not.'),
  }),
})
