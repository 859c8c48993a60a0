import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { idParam, instant, priceFormats } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'

export const probability = z.number().min(0).max(1).describe('Of 0 to 1, margin-free by the power method.')

export const fairOutcome = z
  .object({
    label: z.enum(['1', 'X', '2', 'over', 'under', 'yes', 'no']),
    price: priceFormats.describe('Of the bookmaker `source`; the last one before kick-off once the match has begun.'),
    opening: priceFormats
      .nullable()
      .describe('The first price known of the same bookmaker; null unless those of the whole market are known.'),
    probability: probability.describe('By the prices of `probability_source`.'),
    opening_probability: probability
      .nullable()
      .describe('By the first prices of `probability_source`; null where they are not known.'),
    fair_price: z.number().describe('Decimal price without margin: 1 / `probability`.'),
    band: z
      .object({
        lowest_probability: probability,
        highest_probability: probability,
        lowest_price: z.number().describe('Lowest margin-free price.'),
        highest_price: z.number().describe('Highest margin-free price.'),
      })
      .nullable()
      .describe('Lowest and highest margin-free probability and price among the `bookmakers`; null without any.'),
  })
  .describe('What the prices say of one outcome.')
export type FairOutcome = z.infer<typeof fairOutcome>

export const fairMarket = z.object({
  key: z
    .enum(['FT', 'OU', 'btts'])
    .describe('Full-time result, over/under, both teams to score: keys of `/v3/odds/pre-match/{match_id}`.'),
  line: z.number().nullable().describe('Total of goals; null for the other two.'),
  source: z
    .string()
    .describe('Whose prices these are: of the full-time result the reference bookmaker, else the first of the ladder.'),
  probability_source: z
    .string()
    .describe('Whose prices the probabilities are made of: Pinnacle, then the market average, then `source`.'),
  overround: z
    .number()
    .describe('Sum of the probabilities in the prices of `source`, margin included: 1.05 is a margin of 5 %.'),
  bookmakers: z.number().int().min(0).describe('How many single bookmakers price the whole market.'),
  stands: z
    .enum(['now', 'closing', 'last'])
    .describe(
      '`now` before kick-off; then `closing` for prices known to be those at kick-off, `last` for the last ones known.',
    ),
  outcomes: z.array(fairOutcome),
})
export type FairMarket = z.infer<typeof fairMarket>

export const oddsFair = defineCall({
  method: 'GET',
  path: '/v3/odds/fair/{match_id}',
  access: 'public',
  area: 'odds',
  summary:
    'What the prices of a match say without the bookmaker’s margin: full-time result, over/under 2.5 goals, both teams to score; no markets for a match without prices',
  params: z.object({ match_id: idParam }),
  answer: withoutPrices(
    z.object({
      markets: z.array(fairMarket),
      updated_at: instant
        .nullable()
        .describe('When one of the prices last moved before the kick-off; null when that is not known.'),
      first_at: instant
        .nullable()
        .describe('When the first full-time prices, `opening`, were seen; null when that is not known.'),
    }),
    { markets: [], updated_at: null, first_at: null },
  ),
})
export type OddsFair = z.infer<(typeof oddsFair)['answer']>
