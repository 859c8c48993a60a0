import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, priceFormats } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'
import { preMatchOdds } from './odds.ts'
import { probability } from './odds-fair.ts'

const pair = z.object({ home: z.number(), away: z.number() }).describe('A value a side.')

export const forecastOutcome = withoutPrices(
  z.object({
    label: z.enum(['1', 'X', '2', 'yes', 'no', 'home', 'away', 'over', 'under']),
    side: z.enum(['home', 'away']).nullable().describe('Of totals of one side: whose; null elsewhere.'),
    line: z
      .number()
      .nullable()
      .describe('Handicap of the labelled side, or total; null where the market has no lines.'),
    main: z.boolean().describe('Of the line the match page shows; true in markets without lines.'),
    probability: probability
      .nullable()
      .describe(
        'Margin-free; where stakes can be returned, that of winning among the bets that are decided. Null where it is not known.',
      ),
    fair_price: z
      .number()
      .nullable()
      .describe('Decimal price at which the bet neither wins nor loses in the long run: 1 / `probability`.'),
    basis: z
      .enum(['price', 'market', 'own'])
      .nullable()
      .describe(
        'What the probability is made of: `market` the prices of the market itself, `price` the full-time result and over/under 2.5 of the bookmakers, `own` our own forecast, where no bookmaker has a price. Null where there is none.',
      ),
    probability_source: z
      .string()
      .nullable()
      .describe('Whose prices of the market the probability is made of; null unless `basis` is `market`.'),
    settled: z
      .object({
        win: probability,
        half_win: probability.describe('Half of the stake wins, the other half comes back.'),
        returned: probability,
        half_lose: probability,
        lose: probability,
      })
      .nullable()
      .describe(
        'How a bet on a line that may return stakes ends, chances that add up to 1; null elsewhere and where it is not known.',
      ),
    price: priceFormats.nullable().describe('As the match page shows it; null where no bookmaker has one.'),
    difference: z
      .number()
      .nullable()
      .describe(
        'What a bet returns in the long run as a share of the stake, −0.04 is a loss of 4 %. Null unless price and outcomes are known.',
      ),
  }),
  { fair_price: null, probability_source: null, price: null, difference: null },
)
export type ForecastOutcome = z.infer<typeof forecastOutcome>

export const forecastMarket = withoutPrices(
  z.object({
    key: preMatchOdds.keyof().describe('As in `/v3/odds/pre-match/{match_id}`.'),
    reason: z
      .enum(['margin', 'no_rule', 'not_rated'])
      .nullable()
      .describe(
        'Why there is no probability: `margin` a margin that cannot be taken out of the prices, `no_rule` no price and nothing that forecasts the market, `not_rated` no price and a match that we do not forecast. Null where there is one.',
      ),
    source: z.string().nullable().describe('Whose prices these are; null without.'),
    outcomes: z.array(forecastOutcome),
  }),
  { source: null },
)
export type ForecastMarket = z.infer<typeof forecastMarket>

/** Our own forecast, from past matches alone: no price is in it. */
export const ownForecast = withoutPrices(
  z.object({
    home: probability,
    draw: probability,
    away: probability,
    over: probability.describe('More than 2.5 goals.'),
    prices: z
      .object({ '1': z.number(), X: z.number(), '2': z.number() })
      .nullable()
      .describe('1 / probability; null where prices are not shown.'),
    goals: pair
      .nullable()
      .describe('Expected goals; null in the rare case that no grid of scores has these probabilities.'),
    corners: pair,
    yellow_cards: pair,
    plus_minus: z
      .object({ home: z.number(), draw: z.number(), away: z.number() })
      .describe('90 % of its differences from the closing price are within so many points, by outcome.'),
    difference: z
      .object({ '1': z.number(), X: z.number(), '2': z.number() })
      .nullable()
      .describe('Points beyond the margin-free price: 0.02 is two more. Null without a price.'),
  }),
  { prices: null, difference: null },
)
export type OwnForecast = z.infer<typeof ownForecast>

export const forecastOf = defineCall({
  method: 'GET',
  path: '/v3/forecast/{match_id}',
  access: 'subscription',
  area: 'odds',
  summary:
    'Fair prices of all markets, the scores they imply and our own forecast; of a match that has begun as known before kick-off',
  params: z.object({ match_id: idParam }),
  answer: forSubscribers(
    {
      match_id: id,
      stands: z
        .enum(['now', 'closing', 'last'])
        .nullable()
        .describe(
          '`now` before kick-off; then `closing` for prices known to be those at kick-off, `last` for the last ones known; null without prices.',
        ),
      basis: z
        .enum(['price', 'own'])
        .nullable()
        .describe('What the scores are made of; null where neither prices nor a forecast are known.'),
      sources: z
        .object({
          result: z.string().describe('Bookmaker of the full-time result.'),
          goals: z.string().describe('Bookmaker of over and under 2.5 goals.'),
        })
        .nullable()
        .describe('Whose full-time result and over/under 2.5 the scores are made of; null without.'),
      goals: pair.nullable().describe('Expected goals of each side; null without scores.'),
      scores: z
        .array(z.array(probability).length(6))
        .length(6)
        .nullable()
        .describe(
          'Probabilities of the scores: rows 0 to 5 goals of the home side, columns those of the away side; 5 is five or more.',
        ),
      markets: z.array(forecastMarket).describe('All 24, those without prices and forecast empty.'),
      own: ownForecast.nullable().describe('Null for matches that are not rated: cups, friendlies, national teams.'),
    },
    { stands: null, sources: null },
  ),
})
export type Forecast = Exclude<z.infer<(typeof forecastOf)['answer']>, { type: 0 | 1 }>
