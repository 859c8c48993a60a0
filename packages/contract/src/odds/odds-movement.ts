import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam, instant, threeWay } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'

export const bookmakerMovement = z.object({
  bookmaker_id: id,
  name: z.string(),
  prices: z
    .array(threeWay.extend({ at: instant.describe('From when on they stood so, UTC.') }))
    .describe(
      'How the three prices stood from an instant on, earliest first; the last one is the last before the kick-off.',
    ),
})
export type BookmakerMovement = z.infer<typeof bookmakerMovement>

export const oddsMovement = defineCall({
  method: 'GET',
  path: '/v3/odds/movement/{match_id}',
  access: 'public',
  area: 'odds',
  summary:
    'How the full-time prices moved before the kick-off, by the bookmakers of the reference price; empty when they did not',
  params: z.object({ match_id: idParam }),
  answer: withoutPrices(z.object({ movement: z.array(bookmakerMovement).describe('One entry a bookmaker.') }), {
    movement: [],
  }),
})
export type OddsMovement = z.infer<(typeof oddsMovement)['answer']>
