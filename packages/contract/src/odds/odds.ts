import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { idParam, instant, priceFormats } from '../kit/fields.ts'

const side = z.enum(['home', 'away'])

/** Home, draw, away; of the teams to score the middle one is that nobody does. */
const resultPrices = z.tuple([
  z.object({ label: z.literal('1'), value: priceFormats }),
  z.object({ label: z.literal('X'), value: priceFormats }),
  z.object({ label: z.literal('2'), value: priceFormats }),
])
export type ResultPrices = z.infer<typeof resultPrices>

/** One of the two answers may be missing. */
const answerPrices = z.array(z.object({ label: z.enum(['yes', 'no']), value: priceFormats }))
export type AnswerPrices = z.infer<typeof answerPrices>

/** One of the two sides may be missing. */
const sidePrices = z.array(z.object({ label: side, value: priceFormats }))
export type SidePrices = z.infer<typeof sidePrices>

/** `handicap` is given to the labelled side: home −1.5 belongs to away 1.5. */
export const handicapPrice = z.object({ label: side, handicap: z.number(), value: priceFormats })
export type HandicapPrice = z.infer<typeof handicapPrice>

/** `american` repeats the American format. */
export const totalPrice = z.object({
  label: z.enum(['over', 'under']),
  total: z.number(),
  value: priceFormats,
  american: z.number(),
})
export type TotalPrice = z.infer<typeof totalPrice>

/** Over or under a total of one side alone. */
export const sideTotalPrice = z.object({
  side,
  label: z.enum(['over', 'under']),
  total: z.number(),
  value: priceFormats,
})
export type SideTotalPrice = z.infer<typeof sideTotalPrice>

/** A market's key stands here only if it has prices. Lines are ordered by handicap or total. */
export const preMatchOdds = z.object({
  /** Result after 90 minutes: the fixture's reference price. */
  FT: resultPrices.optional(),
  /** Result at half-time. */
  HTR: resultPrices.optional(),
  /** Result of the second half alone. */
  SHR: resultPrices.optional(),
  /** Clean sheet of the home side, of the away side. */
  cShHome: answerPrices.optional(),
  cShAway: answerPrices.optional(),
  /** Both teams to score. */
  btts: answerPrices.optional(),
  /** First and last team to score; X is that nobody scores. */
  firstTS: resultPrices.optional(),
  lastTS: resultPrices.optional(),
  /** Goals: Asian handicap, total. */
  AH: z.array(handicapPrice).optional(),
  OU: z.array(totalPrice).optional(),
  /** Corners: who takes more, handicap, corners of a side, total. */
  CMB: resultPrices.optional(),
  CH: z.array(handicapPrice).optional(),
  tCorner: z.array(sideTotalPrice).optional(),
  COU: z.array(totalPrice).optional(),
  /** Cards: handicap, total, cards of a side, a red card in the match. */
  AHC: z.array(handicapPrice).optional(),
  ATC: z.array(totalPrice).optional(),
  tCard: z.array(sideTotalPrice).optional(),
  redCard: answerPrices.optional(),
  /** A side's shots, shots on target, offsides. */
  tSh: z.array(sideTotalPrice).optional(),
  tShT: z.array(sideTotalPrice).optional(),
  tOffs: z.array(sideTotalPrice).optional(),
  /** A side scores a penalty, misses one; a penalty in the match. */
  sPt: sidePrices.optional(),
  mPt: sidePrices.optional(),
  penalty: answerPrices.optional(),
})
export type PreMatchOdds = z.infer<typeof preMatchOdds>

export const oddsPreMatch = defineCall({
  method: 'GET',
  path: '/v3/odds/pre-match/{match_id}',
  access: 'public',
  area: 'odds',
  summary: 'The last known prices before kick-off by market; no markets for a match without prices',
  params: z.object({ match_id: idParam }),
  answer: z.object({
    /** Always 2: prices are open to everyone. */
    type: z.literal(2),
    /** Whether there are prices of goals, corners, cards, statistics. */
    exists: z.tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean()]),
    odds: preMatchOdds,
    /** The bookmaker of each market; all prices of a market are of one. */
    sources: z.partialRecord(preMatchOdds.keyof(), z.string()),
    /** When one of the prices last moved before the kick-off; null when that is not known. */
    updated_at: instant.nullable(),
  }),
})
export type OddsAnswer = z.infer<(typeof oddsPreMatch)['answer']>
