import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, priceFormats } from '../kit/fields.ts'
import { preMatchOdds } from './odds.ts'
import { probability } from './odds-fair.ts'

/** A value a side. */
const pair = z.object({ home: z.number(), away: z.number() })

export const forecastOutcome = z.object({
  label: z.enum(['1', 'X', '2', 'yes', 'no', 'home', 'away', 'over', 'under']),
  /** Of totals of one side: whose; null elsewhere. */
  side: z.enum(['home', 'away']).nullable(),
  /** Handicap of the labelled side, or total; null where the market has no lines. */
  line: z.number().nullable(),
  /** Of the line the match page shows; true in markets without lines. */
  main: z.boolean(),
  /** Margin-free; where stakes can be returned, that of winning among the bets that are decided. Null where it is not known. */
  probability: probability.nullable(),
  /** Decimal price at which the bet neither wins nor loses in the long run: 1 / `probability`. */
  fair_price: z.number().nullable(),
  /**
   * What the probability is made of: `market` the prices of the market itself, `price` the full-time result and over/under 2.5 of the
   * bookmakers, `own` our own forecast, where no bookmaker has a price. Null where there is none.
   */
  basis: z.enum(['price', 'market', 'own']).nullable(),
  /** Whose prices of the market the probability is made of; null unless `basis` is `market`. */
  probability_source: z.string().nullable(),
  /** Of a line that may return stakes how a bet ends, chances that add up to 1; null elsewhere and where it is not known. */
  settled: z
    .object({
      win: probability,
      /** Half of the stake wins, the other half comes back. */
      half_win: probability,
      returned: probability,
      half_lose: probability,
      lose: probability,
    })
    .nullable(),
  /** As the match page shows it; null where no bookmaker has one. */
  price: priceFormats.nullable(),
  /** What a bet returns in the long run as a share of the stake, −0.04 is a loss of 4 %. Null unless price and outcomes are known. */
  difference: z.number().nullable(),
})
export type ForecastOutcome = z.infer<typeof forecastOutcome>

export const forecastMarket = z.object({
  /** As in `/v3/odds/pre-match/{match_id}`. */
  key: preMatchOdds.keyof(),
  /**
   * Why there is no probability: `margin` a margin that cannot be taken out of the prices, `no_rule` no price and nothing that forecasts
   * the market, `not_rated` no price and a match that we do not forecast. Null where there is one.
   */
  reason: z.enum(['margin', 'no_rule', 'not_rated']).nullable(),
  /** Whose prices these are; null without. */
  source: z.string().nullable(),
  outcomes: z.array(forecastOutcome),
})
export type ForecastMarket = z.infer<typeof forecastMarket>

/** Our own forecast, from past matches alone: no price is in it. */
export const ownForecast = z.object({
  home: probability,
  draw: probability,
  away: probability,
  /** More than 2.5 goals. */
  over: probability,
  /** 1 / probability. */
  prices: z.object({ '1': z.number(), X: z.number(), '2': z.number() }),
  /** Expected goals; null in the rare case that no grid of scores has these probabilities. */
  goals: pair.nullable(),
  corners: pair,
  yellow_cards: pair,
  /** 90 % of its differences from the closing price are within so many points, by outcome. */
  plus_minus: z.object({ home: z.number(), draw: z.number(), away: z.number() }),
  /** Points beyond the margin-free price: 0.02 is two more. Null without a price. */
  difference: z.object({ '1': z.number(), X: z.number(), '2': z.number() }).nullable(),
})
export type OwnForecast = z.infer<typeof ownForecast>

export const forecastOf = defineCall({
  method: 'GET',
  path: '/v3/forecast/{match_id}',
  access: 'subscription',
  area: 'odds',
  summary:
    'Fair prices of all markets, the scores they imply and our own forecast; of a match that has begun as known before kick-off',
  params: z.object({ match_id: idParam }),
  answer: forSubscribers({
    match_id: id,
    /** `now` before kick-off; then `closing` for prices known to be those at kick-off, `last` for the last ones known; null without prices. */
    stands: z.enum(['now', 'closing', 'last']).nullable(),
    /** What the scores are made of; null where neither prices nor a forecast are known. */
    basis: z.enum(['price', 'own']).nullable(),
    /** Whose full-time result and over/under 2.5 the scores are made of; null without. */
    sources: z.object({ result: z.string(), goals: z.string() }).nullable(),
    goals: pair.nullable(),
    /** Probabilities of the scores: rows 0 to 5 goals of the home side, columns those of the away side; 5 is five or more. */
    scores: z.array(z.array(probability).length(6)).length(6).nullable(),
    /** All 24, those without prices and forecast empty. */
    markets: z.array(forecastMarket),
    /** Null for matches that are not rated: cups, friendlies, national teams. */
    own: ownForecast.nullable(),
  }),
})
export type Forecast = Exclude<z.infer<(typeof forecastOf)['answer']>, { type: 0 | 1 }>
