import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { idParam, instant, priceFormats } from '../kit/fields.ts'

/** Of 0 to 1, margin-free by the power method. */
export const probability = z.number().min(0).max(1)

/** What the prices say of one outcome. */
export const fairOutcome = z.object({
  label: z.enum(['1', 'X', '2', 'over', 'under', 'yes', 'no']),
  /** Of the bookmaker `source`; the last one before kick-off once the match has begun. */
  price: priceFormats,
  /** The first price known of the same bookmaker; null unless those of the whole market are known. */
  opening: priceFormats.nullable(),
  /** By the prices of `probability_source`. */
  probability,
  /** By the opening prices of `probability_source`; null where they are not known. */
  opening_probability: probability.nullable(),
  /** Decimal price without margin: 1 / `probability`. */
  fair_price: z.number(),
  /** Lowest and highest margin-free probability and price among the `bookmakers`; null without any. */
  band: z
    .object({
      lowest_probability: probability,
      highest_probability: probability,
      lowest_price: z.number(),
      highest_price: z.number(),
    })
    .nullable(),
})
export type FairOutcome = z.infer<typeof fairOutcome>

export const fairMarket = z.object({
  /** Full-time result, over/under, both teams to score: keys of `/v3/odds/pre-match/{match_id}`. */
  key: z.enum(['FT', 'OU', 'btts']),
  /** Total of goals; null for the other two. */
  line: z.number().nullable(),
  /** Whose prices these are: of the full-time result the reference bookmaker, else the first of the ladder. */
  source: z.string(),
  /** Whose prices the probabilities are made of: Pinnacle, then the market average, then `source`. */
  probability_source: z.string(),
  /** Sum of the probabilities in the prices of `source`, margin included: 1.05 is a margin of 5 %. */
  overround: z.number(),
  /** How many single bookmakers price the whole market. */
  bookmakers: z.number().int().min(0),
  /** `now` before kick-off; then `closing` for prices known to be those at kick-off, `last` for the last ones known. */
  stands: z.enum(['now', 'closing', 'last']),
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
  answer: z.object({
    markets: z.array(fairMarket),
    /** When one of the prices last moved before the kick-off; null when that is not known. */
    updated_at: instant.nullable(),
  }),
})
export type OddsFair = z.infer<(typeof oddsFair)['answer']>
