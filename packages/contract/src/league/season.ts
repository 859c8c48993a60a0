import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, pageParam } from '../kit/fields.ts'
import { detail, namedCountry, namedPerson, namedTeam, namedType } from '../kit/names.ts'
import { listFixture } from '../list-fixture.ts'

export const ofSeason = z.object({ seasonId: idParam })

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
