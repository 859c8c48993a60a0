import { z } from 'zod'
import { id } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'

const count = z.number().int().min(0)

export const finderEstimate = z
  .object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })
  .describe('A mean or a share with its interval of 95 %.')
export type FinderEstimate = z.infer<typeof finderEstimate>

/** As of matches without prices. */
const NO_BETS = {
  expected: null,
  expected_matches: 0,
  expected_hits: 0,
  bets: 0,
  return: null,
  best_bets: 0,
  best_return: null,
  closing_bets: 0,
  closing_value: null,
  beat_close: null,
}

export const finderFigures = withoutPrices(
  z
    .object({
      matches: count.describe('Matches that met the conditions.'),
      hits: count.describe('Those in which the bet was won.'),
      hit_rate: finderEstimate
        .nullable()
        .describe('Share of the matches, with the interval of Wilson; null without matches.'),
      expected: z
        .number()
        .nullable()
        .describe('What the first prices said without margin, on average; null without any.'),
      expected_matches: count.describe('Matches with a first price, whose mean that is.'),
      expected_hits: count.describe('How many of these matches were hits.'),
      bets: count.describe('Matches with a first price.'),
      return: finderEstimate.nullable().describe('Profit per unit bet at the first price; null without bets.'),
      best_bets: count.describe('Bets at the longest first price of any bookmaker.'),
      best_return: finderEstimate.nullable().describe('Profit per unit bet at that price; null without bets.'),
      closing_bets: count.describe('Bets whose closing price is known.'),
      closing_value: finderEstimate
        .nullable()
        .describe('First price × margin-free closing probability − 1; null without any.'),
      beat_close: z.number().nullable().describe('Share of these bets above 0; null without any.'),
    })
    .describe('What past matches did. Returns are profits per unit bet: −0.05 is a loss of 5 %.'),
  NO_BETS,
)
export type FinderFigures = z.infer<typeof finderFigures>

/** The past of a finder: the same conditions on matches that are over, as each was known before its day. */
export const historyShape = {
  all: finderFigures.describe('All matches that met the conditions.'),
  halves: z
    .object({
      from: z.string().describe('First month of the later half, YYYY-MM.'),
      earlier: finderFigures.describe('The earlier half.'),
      later: finderFigures.describe('The later half.'),
    })
    .nullable()
    .describe('The earlier half of the months by matches, and the later one; null where there is no later month.'),
  seasons: z
    .array(z.object({ season: z.string().describe('Name of the season.'), figures: finderFigures }))
    .describe('The newest first.'),
  leagues: z
    .array(z.object({ league_id: id, league_name: z.string(), country_name: z.string(), figures: finderFigures }))
    .describe('The most matches first.'),
  months: z
    .array(z.object({ month: z.string(), bets: count, profit: z.number().describe('Units won at first prices.') }))
    .describe('The oldest first: bets and profit at first prices.'),
}
export const NO_MONTHS = { months: [] }
export const finderHistory = withoutPrices(z.object(historyShape), NO_MONTHS)
export type FinderHistory = z.infer<typeof finderHistory>
