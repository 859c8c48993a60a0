import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { idParam, instant, priceFormats } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'

const side = z.enum(['home', 'away'])

const resultPrices = z
  .tuple([
    z.object({ label: z.literal('1'), value: priceFormats }),
    z.object({ label: z.literal('X'), value: priceFormats }),
    z.object({ label: z.literal('2'), value: priceFormats }),
  ])
  .describe('Home, draw, away; of the teams to score the middle one is that nobody does.')
export type ResultPrices = z.infer<typeof resultPrices>

const answerPrices = z
  .array(z.object({ label: z.enum(['yes', 'no']), value: priceFormats }))
  .describe('One of the two answers may be missing.')
export type AnswerPrices = z.infer<typeof answerPrices>

const sidePrices = z
  .array(z.object({ label: side, value: priceFormats }))
  .describe('One of the two sides may be missing.')
export type SidePrices = z.infer<typeof sidePrices>

export const handicapPrice = z
  .object({
    label: side,
    handicap: z.number().describe('Goals, corners or cards given to the labelled side.'),
    value: priceFormats,
  })
  .describe('`handicap` is given to the labelled side: home −1.5 belongs to away 1.5.')
export type HandicapPrice = z.infer<typeof handicapPrice>

export const totalPrice = z
  .object({
    label: z.enum(['over', 'under']),
    total: z.number(),
    value: priceFormats,
    american: z.number().describe('The price in the American format.'),
  })
  .describe('`american` repeats the American format.')
export type TotalPrice = z.infer<typeof totalPrice>

export const sideTotalPrice = z
  .object({
    side,
    label: z.enum(['over', 'under']),
    total: z.number(),
    value: priceFormats,
  })
  .describe('Over or under a total of one side alone.')
export type SideTotalPrice = z.infer<typeof sideTotalPrice>

export const preMatchOdds = z
  .object({
    FT: resultPrices.optional().describe("Result after 90 minutes: the fixture's reference price."),
    HTR: resultPrices.optional().describe('Result at half-time.'),
    SHR: resultPrices.optional().describe('Result of the second half alone.'),
    cShHome: answerPrices.optional().describe('Clean sheet of the home side, of the away side.'),
    cShAway: answerPrices.optional().describe('Clean sheet of the away side.'),
    btts: answerPrices.optional().describe('Both teams to score.'),
    firstTS: resultPrices.optional().describe('First and last team to score; X is that nobody scores.'),
    lastTS: resultPrices.optional().describe('Last team to score; X is that nobody scores.'),
    AH: z.array(handicapPrice).optional().describe('Goals: Asian handicap, total.'),
    OU: z.array(totalPrice).optional().describe('Total goals.'),
    CMB: resultPrices.optional().describe('Corners: who takes more, handicap, corners of a side, total.'),
    CH: z.array(handicapPrice).optional().describe('Corner handicap.'),
    tCorner: z.array(sideTotalPrice).optional().describe('Corners of a side.'),
    COU: z.array(totalPrice).optional().describe('Total corners.'),
    AHC: z
      .array(handicapPrice)
      .optional()
      .describe('Cards: handicap, total, cards of a side, a red card in the match.'),
    ATC: z.array(totalPrice).optional().describe('Total cards.'),
    tCard: z.array(sideTotalPrice).optional().describe('Cards of a side.'),
    redCard: answerPrices.optional().describe('A red card in the match.'),
    tSh: z.array(sideTotalPrice).optional().describe("A side's shots, shots on target, offsides."),
    tShT: z.array(sideTotalPrice).optional().describe('Shots on target of a side.'),
    tOffs: z.array(sideTotalPrice).optional().describe('Offsides of a side.'),
    sPt: sidePrices.optional().describe('A side scores a penalty, misses one; a penalty in the match.'),
    mPt: sidePrices.optional().describe('A side misses a penalty.'),
    penalty: answerPrices.optional().describe('A penalty in the match.'),
  })
  .describe("A market's key stands here only if it has prices. Lines are ordered by handicap or total.")
export type PreMatchOdds = z.infer<typeof preMatchOdds>

export const oddsPreMatch = defineCall({
  method: 'GET',
  path: '/v3/odds/pre-match/{match_id}',
  access: 'public',
  area: 'odds',
  summary: 'The last known prices before kick-off by market; no markets for a match without prices',
  params: z.object({ match_id: idParam }),
  answer: withoutPrices(
    z.object({
      type: z.literal(2).describe('Always 2: prices are open to everyone.'),
      exists: z
        .tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean()])
        .describe('Whether there are prices of goals, corners, cards, statistics.'),
      odds: preMatchOdds,
      sources: z
        .partialRecord(preMatchOdds.keyof(), z.string())
        .describe('The bookmaker of each market; all prices of a market are of one.'),
      updated_at: instant
        .nullable()
        .describe('When one of the prices last moved before the kick-off; null when that is not known.'),
    }),
    { exists: [false, false, false, false], odds: {}, sources: {}, updated_at: null },
  ),
})
export type OddsAnswer = z.infer<(typeof oddsPreMatch)['answer']>
