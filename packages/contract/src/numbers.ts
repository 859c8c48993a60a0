import { SIGNALS } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { instant } from './kit/fields.ts'
import { day } from './kit/names.ts'

/** What a signal adds to a forecast that has everything else. */
export const signalFigure = z.object({
  name: z.enum(SIGNALS.map(({ name }) => name)),
  /** What it is tried on: `result` and `over25` beyond the closing price, `yellowCards` (more than 3.5) beyond the clubs. */
  market: z.enum(['result', 'over25', 'yellowCards']),
  matches: z.number().int(),
  /** Log loss without it less that with it, by match; below 0 where it makes the forecast worse. */
  gain: z.number(),
  /** 95 % interval of the gain. */
  low: z.number(),
  high: z.number(),
})
export type SignalFigure = z.infer<typeof signalFigure>

/** The figures of all signals, computed from the matches stored here. */
export const signalFigures = z.object({
  /** Days of the first and the last match judged. */
  from: day,
  to: day,
  computed_at: instant,
  figures: z.array(signalFigure),
})
export type SignalFigures = z.infer<typeof signalFigures>

export const numbers = defineCall({
  method: 'GET',
  path: '/numbers',
  access: 'public',
  area: 'numbers',
  summary:
    'What stands behind the probabilities: the matches they rest on, and what carries information beyond the price',
  answer: z.object({
    /** Finished matches that ratings and forecasts were made from; null while there are none. */
    rated: z.object({ matches: z.number().int(), leagues: z.number().int(), from: day, to: day }).nullable(),
    /** Null while there are not two seasons before one that could be judged. */
    signals: signalFigures.nullable(),
  }),
})
export type Numbers = z.infer<(typeof numbers)['answer']>
