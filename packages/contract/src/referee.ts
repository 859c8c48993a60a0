import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam } from './kit/fields.ts'

const share = z.object({ count: z.number().describe('How many there were.'), average: z.number().nullable() })

export const refereeFigure = z
  .object({
    type_id: z
      .literal([188, 56, 47, 84, 85, 83, 314])
      .describe(
        '188 matches, 56 fouls, 47 penalties, 84 yellow cards, 85 second yellows, 83 red cards, 314 video reviews.',
      ),
    value: z
      .object({
        count: z.number().describe('How many there were.'),
        matches: z.number().int().optional().describe("Matches it rests on, where these are not all of the season's."),
        all: share
          .optional()
          .describe(
            'The same with the average per match; not of the matches themselves. Left out where it is unknown.',
          ),
        home: share.optional().describe('Against the home and the away teams.'),
        away: share.optional().describe('Against the away teams.'),
      })
      .describe('The figure, with its shares where they are known.'),
  })
  .describe("A figure of a referee's season.")
export type RefereeFigure = z.infer<typeof refereeFigure>

export const refereeSeasonStatistics = z.object({
  season: z.object({
    id,
    name: z.string(),
    league: z.object({ id, name: z.string() }).describe('The league of the season.'),
  }),
  details: z.array(refereeFigure).describe('A figure that is left out is unknown.'),
})
export type RefereeSeasonStatistics = z.infer<typeof refereeSeasonStatistics>

export const refereeStats = defineCall({
  method: 'GET',
  path: '/v3/referee/stats/{referee_id}',
  access: 'subscription',
  area: 'referee',
  summary: 'Who a referee is and what they gave in each season, the latest names of seasons first',
  params: z.object({ referee_id: idParam }),
  answer: forSubscribers({
    id,
    name: z.string(),
    common_name: z.string(),
    image_path: z.string(),
    date_of_birth: z.string().nullable().describe('`1980-05-31`; null when unknown.'),
    country: z.object({ name: z.string(), code: z.string() }).nullable(),
    statistics: z.array(refereeSeasonStatistics),
  }),
})

const mean = z.number().min(0)
const probability = z.number().min(0).max(1)
const expectedCards = z
  .object({ mean, over_35: probability })
  .describe('Yellow cards to expect of both teams together, and the probability of four or more.')

export const refereeCards = defineCall({
  method: 'GET',
  path: '/v3/referee/cards/{match_id}',
  access: 'subscription',
  area: 'referee',
  summary: 'Yellow cards to expect of a match with its referee and without, next to those of its league',
  params: z.object({ match_id: idParam }),
  answer: forSubscribers({
    forecast: z
      .object({
        with_referee: expectedCards.nullable().describe('Yellow cards with this referee; null while nobody is named.'),
        without_referee: expectedCards.describe('The same without regard to the referee.'),
        factor: z
          .number()
          .positive()
          .nullable()
          .describe(
            'How many times the cards of other referees this one gives: 1.1 for a tenth more; null while nobody is named.',
          ),
      })
      .nullable()
      .describe('Null for a match that is not forecast: cups, friendlies, national teams.'),
    league: z
      .object({
        season: z.object({ id, name: z.string() }),
        matches: z.number().int().positive(),
        mean,
        low: mean.nullable(),
        high: mean.nullable(),
        over_35: probability.describe('Share of matches with four or more.'),
      })
      .nullable()
      .describe("Of the league's last season, with the 95 % interval of its mean; null without known cards."),
  }),
})
