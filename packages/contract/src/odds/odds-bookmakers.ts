import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam } from '../kit/fields.ts'

/** One price of a bookmaker. */
const bookmakerPrice = z.object({
  price: z.number(),
  /** The first one known; null where only a later one is. */
  opening: z.number().nullable(),
  /** No bookmaker has a higher one. */
  best: z.boolean(),
})

export const bookmakerBook = z.object({
  bookmaker_id: id,
  name: z.string(),
  /** An average over bookmakers, whose price is nobody's: never the best. */
  average: z.boolean(),
  /** What the probabilities in the prices add up to: 1.05 is a margin of 5 %. */
  overround: z.number(),
  /** 1, X, 2; or over and under. */
  prices: z.array(bookmakerPrice),
})
export type BookmakerBook = z.infer<typeof bookmakerBook>

export const bookmakersMarket = z.object({
  market: z.enum(['result', 'over25']),
  /** The best price of each outcome and what they add up to; null where a single bookmaker has prices. */
  best: z.object({ prices: z.array(z.number()), overround: z.number() }).nullable(),
  /** The lowest overround first, averages last. */
  books: z.array(bookmakerBook),
})
export type BookmakersMarket = z.infer<typeof bookmakersMarket>

export const oddsBookmakers = defineCall({
  method: 'GET',
  path: '/v3/odds/bookmakers/{match_id}',
  access: 'public',
  area: 'odds',
  summary:
    'The prices of every bookmaker for the full-time result and for over and under 2.5 goals, with their openings and the best of each; empty without prices',
  params: z.object({ match_id: idParam }),
  answer: z.object({
    /** What the prices are: present ones, those at kick-off, or the last known before it; null without prices. */
    stands: z.enum(['now', 'closing', 'last']).nullable(),
    markets: z.array(bookmakersMarket),
  }),
})
