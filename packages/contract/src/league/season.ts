import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, instant, pageParam } from '../kit/fields.ts'
import { detail, namedCountry, namedPerson, namedTeam, namedType } from '../kit/names.ts'
import { listFixture } from '../list-fixture.ts'

const ofSeason = z.object({ seasonId: idParam })

/** Most matches of a season in one answer: whole seasons of nearly every competition. */
export const SEASON_PAGE = 600

const pages = z.object({
  page: pageParam.default(1),
  per_page: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(SEASON_PAGE, `must be ${SEASON_PAGE} or less`)
    .default(SEASON_PAGE),
})

export const seasonUpcoming = defineCall({
  method: 'GET',
  path: '/v3/season/upcoming/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'The matches of a season that are going on, waiting or to come, oldest first; 404 when the season is unknown',
  params: ofSeason,
  query: pages,
  answer: forSubscribers({
    upcoming: z.array(listFixture).describe('The matches, oldest first.'),
    has_more: z.boolean(),
  }),
})

export const seasonResult = defineCall({
  method: 'GET',
  path: '/v3/season/result/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'The matches of a season that are over, those given, abandoned or cancelled included, newest first; 404 when the season is unknown',
  params: ofSeason,
  query: pages,
  answer: forSubscribers({
    result: z.array(listFixture).describe('The matches, newest first.'),
    has_more: z.boolean(),
  }),
})

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
})
export type StandingRow = z.infer<typeof standingRow>

export const seasonStanding = defineCall({
  method: 'GET',
  path: '/v3/season/standing/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary: 'The tables of a season, table after table, each from the first place on; 404 when the season is unknown',
  params: ofSeason,
  answer: forSubscribers({
    standing: z.array(standingRow).describe('The rows of the tables, table after table.'),
    impossible: z
      .boolean()
      .describe('True where the season has more clubs or matches than it can have, so that one may stand there twice.'),
    uncertain: z
      .array(z.object({ fixture_id: id, starting_at: instant, home: z.string(), away: z.string() }))
      .describe(
        'Matches in no table, by kick-off: neither their source nor the rules of the league say to which phase they belong.',
      ),
  }),
})

export const seasonStatistic = z.object({
  type_id: z.number().int(),
  statistic_type: namedType,
  value: detail.shape.value.describe(
    'As the field publishes it: a number, or parts such as `{ count, percentage }`, `{ total, played, percentage }`.',
  ),
})
export type SeasonStatistic = z.infer<typeof seasonStatistic>

export const seasonStats = defineCall({
  method: 'GET',
  path: '/v3/season/stats/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary: 'The statistics of a season as a whole by type id; 404 when the season is unknown',
  params: ofSeason,
  answer: forSubscribers({ stats: z.array(seasonStatistic) }),
})

export const topScorerRow = z.object({
  position: z.number().int().describe('1 the best; equal totals share a position.'),
  player_id: id,
  player: namedPerson.extend({ country: namedCountry.nullable() }),
  participant_id: id,
  participant: namedTeam,
  total: z.number().int(),
})
export type TopScorerRow = z.infer<typeof topScorerRow>

export const seasonTopScorers = defineCall({
  method: 'GET',
  path: '/v3/season/topscorer/{seasonId}/{typeId}',
  access: 'subscription',
  area: 'league',
  summary: 'The best of a season, the highest total first; 404 when the season is unknown',
  params: ofSeason.extend({
    typeId: z
      .enum(['208', '209', '84', '83'], 'must be 208, 209, 84 or 83')
      .transform(Number)
      .describe('208 goals, 209 assists, 84 yellow cards, 83 red cards.'),
  }),
  answer: forSubscribers({ topscorer: z.array(topScorerRow).describe('The players, the highest total first.') }),
})
