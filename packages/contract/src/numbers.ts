import { SIGNALS } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { instant } from './kit/fields.ts'
import { day } from './kit/names.ts'

export const signalFigure = z
  .object({
    name: z.enum(SIGNALS.map(({ name }) => name)).describe('The signal.'),
    market: z
      .enum(['result', 'over25', 'yellowCards'])
      .describe(
        'What it is tried on: `result` and `over25` beyond the closing price, `yellowCards` (more than 3.5) beyond the clubs.',
      ),
    matches: z.number().int(),
    gain: z
      .number()
      .describe('Log loss without it less that with it, by match; below 0 where it makes the forecast worse.'),
    low: z.number().describe('95 % interval of the gain.'),
    high: z.number().describe('Upper end of that interval.'),
  })
  .describe('What a signal adds to a forecast that has everything else.')
export type SignalFigure = z.infer<typeof signalFigure>

export const signalFigures = z
  .object({
    from: day.describe('Days of the first and the last match judged.'),
    to: day.describe('Day of the last match judged.'),
    computed_at: instant,
    figures: z.array(signalFigure),
  })
  .describe('The figures of all signals, computed from the matches stored here.')
export type SignalFigures = z.infer<typeof signalFigures>

export const numbers = defineCall({
  method: 'GET',
  path: '/numbers',
  access: 'public',
  area: 'numbers',
  summary:
    'What stands behind the probabilities: the matches they rest on, and what carries information beyond the price',
  answer: z.object({
    rated: z
      .object({
        matches: z.number().int(),
        leagues: z.number().int().describe('How many leagues they are of.'),
        from: day.describe('Day of the first of them.'),
        to: day.describe('Day of the last of them.'),
      })
      .nullable()
      .describe('Finished matches that ratings and forecasts were made from; null while there are none.'),
    signals: signalFigures.nullable().describe('Null while there are not two seasons before one that could be judged.'),
  }),
})
export type Numbers = z.infer<(typeof numbers)['answer']>
