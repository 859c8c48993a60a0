import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'

const bookmakerPrice = z
  .object({
    price: z.number(),
    opening: z.number().nullable().describe('The first one known; null where only a later one is.'),
    best: z.boolean().describe('No bookmaker has a higher one.'),
  })
  .describe('One price of a bookmaker.')

export const bookmakerBook = z.object({
  bookmaker_id: id,
  name: z.string(),
  average: z.boolean().describe("An average over bookmakers, whose price is nobody's: never the best."),
  overround: z.number().describe('What the probabilities in the prices add up to: 1.05 is a margin of 5 %.'),
  prices: z.array(bookmakerPrice).describe('1, X, 2; or over and under.'),
})
export type BookmakerBook = z.infer<typeof bookmakerBook>

export const bookmakersMarket = z.object({
  market: z.enum(['result', 'over25']),
  best: z
    .object({
      prices: z.array(z.number()).describe('The best price of each outcome.'),
      overround: z
        .number()
        .describe('What the probabilities in the best prices add up to; below 1 they leave a gain whatever happens.'),
    })
    .nullable()
    .describe('The best price of each outcome and what they add up to; null where a single bookmaker has prices.'),
  books: z.array(bookmakerBook).describe('The lowest overround first, averages last.'),
})
export type BookmakersMarket = z.infer<typeof bookmakersMarket>

export const oddsBookmakers = defineCall({
  method: 'GET',
  path: '/v3/odds/bookmakers/{match_id}',
  access: 'public',
  area: 'odds',
  summary:
    'The prices of every bookmaker for the full-time result and for over and under 2.5 goals, with their first prices and the best of each; empty without prices',
  params: z.object({ match_id: idParam }),
  answer: withoutPrices(
    z.object({
      stands: z
        .enum(['now', 'closing', 'last'])
        .nullable()
        .describe(
          'What the prices are: present ones, those at kick-off, or the last known before it; null without prices.',
        ),
      markets: z.array(bookmakersMarket),
    }),
    { stands: null, markets: [] },
  ),
})
