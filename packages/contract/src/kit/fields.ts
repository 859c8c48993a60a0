import { FORM_MATCHES, parseApiInstant } from '@touchline/football'
import { z } from 'zod'
import { boundedText } from './text.ts'
import { withoutPrices } from './without-prices.ts'

/** Our own id, as it is in a path or query. */
export const idParam = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .positive('must be 1 or more')
  .max(2_147_483_647, 'is too large for an id')
export const id = z.number().int().positive()

export const pageParam = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(1_000_000, 'is too large for a page')
  .describe('A page of a list, from 1 on.')

export const noSubscription = z
  .object({ type: z.union([z.literal(0), z.literal(1)]).describe('0 nothing was ever paid, 1 the time is over.') })
  .describe('What a call for subscribers answers every other member: 0 nothing was ever paid, 1 the time is over.')

export const accessType = z
  .union([...noSubscription.shape.type.options, z.literal(2)])
  .describe('What a member may see; 2 is everything.')
export type AccessType = z.infer<typeof accessType>

/**
 * The answer of a call for subscribers: for them the shape, with `type` 2.
 * @param hidden what stands in its fields where prices are not shown
 */
export const forSubscribers = <S extends z.ZodRawShape>(shape: S, hidden: Readonly<Record<string, unknown>> = {}) =>
  z.discriminatedUnion('type', [
    noSubscription,
    withoutPrices(z.object({ type: z.literal(2).describe('2: the viewer may see everything.'), ...shape }), hidden),
  ])

const UTC_TIME = 'must be a time in UTC, YYYY-MM-DD HH:mm, or in ISO 8601 with its zone'
export const apiInstant = boundedText(29, UTC_TIME)
  .transform((text, context) => {
    const instant = parseApiInstant(text)
    if (instant !== null) return instant
    context.addIssue({ code: 'custom', message: UTC_TIME })
    return z.NEVER
  })
  .describe('An instant: `2026-11-21 17:30` in UTC, or ISO 8601 with its zone, such as `2026-11-21T17:30:00Z`.')

export const zeroOrOne = z.coerce
  .number({ error: 'must be 0 or 1' })
  .int('must be 0 or 1')
  .min(0, 'must be 0 or 1')
  .max(1, 'must be 0 or 1')

export const formQuery = z
  .object({
    league_form: zeroOrOne.default(0).describe('0 all tournaments, 1 only the tournament of the match.'),
    type_form: zeroOrOne
      .default(0)
      .describe('0 home matches of the home side and away matches of the away side, 1 all matches.'),
    count_form: z.coerce
      .number({ error: 'must be a whole number' })
      .int('must be a whole number')
      .min(FORM_MATCHES.least, `must be ${FORM_MATCHES.least} or more`)
      .max(FORM_MATCHES.most, `must be ${FORM_MATCHES.most} or less`)
      .default(FORM_MATCHES.usual)
      .describe('How many of the last finished matches count.'),
  })
  .describe('How the recent-form value is computed; the same three settings wherever it is shown.')

export const formValue = z
  .number()
  .min(0)
  .max(3)
  .nullable()
  .describe('Average points (3, 1, 0) over the last matches, two decimals; null without matches.')

export const priceFormats = z
  .object({
    '0': z.number().describe('Decimal price.'),
    '1': z.number().describe('American price.'),
    '2': z.number().min(0).max(100).optional().describe('Probability in per cent without the margin of its market.'),
  })
  .describe(
    'A price in every odds format: key 0 decimal (EU), key 1 American (US), key 2 the probability in per cent with the margin of its market taken out (%), one decimal; on the match page by the best prices known: Pinnacle’s, then the market average. An incomplete market has no margin-free probabilities: key 2 is left out and the decimal price is shown.',
  )

export const score = z.object({ home: z.number().int().min(0), away: z.number().int().min(0) })

export const redCards = z
  .number()
  .int()
  .min(0)
  .nullable()
  .describe('Players of one side who were sent off: straight reds and second yellows; null when unknown.')

export const threeWay = withoutPrices(
  z
    .object({ '1': z.number().nullable(), X: z.number().nullable(), '2': z.number().nullable() })
    .describe('Prices of 1, X and 2 as decimals, null where unknown.'),
  { '1': null, X: null, '2': null },
)

/** ISO 8601, UTC. */
export const instant = z.iso.datetime()
/** The same in a request. */
export const sentInstant = boundedText(30).pipe(instant)
