import {
  type Database,
  firstRow,
  type Placeholders,
  payment,
  paymentEvent,
  query,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { and, eq, sql } from 'drizzle-orm'
import type { StoredAtUs } from './paypal-mapping.ts'

/**
 * The type a notice of money that went back is kept with: PayPal's type, the payment, and the cents that went back in all, which
 * PayPal reports nowhere else.
 */
export const refundType = (type: string, paymentId: string, cents: number) => `${type} ${paymentId} ${cents}`

const REFUND_TYPE = '^PAYMENT[.][A-Z]+[.][A-Z]+ [^ ]+ [0-9]{1,9}$'

/** What is kept here of subscriptions at PayPal, because PayPal's own answers leave it out. */
export interface PaypalStore {
  /** @returns null when nothing is stored of it */
  of(subscriptionId: string): Promise<StoredAtUs | null>
  /** The subscription a payment belongs to. */
  ofPayment(paymentId: string): Promise<string | null>
}

const STORED = statement((p: Placeholders<{ subscriptionId: string }>) =>
  selection(
    {
      paidThrough: subscription.paidThrough,
      refunded: sql<StoredAtUs['refunded']>`coalesce((
        select jsonb_object_agg(${payment.providerId}, greatest(${payment.refunded}, (
          select max(split_part(${paymentEvent.type}, ' ', 3)::integer) from ${paymentEvent}
          where ${paymentEvent.provider} = 'paypal' and ${paymentEvent.subject} = ${subscription.providerId}
            and ${paymentEvent.type} ~ ${REFUND_TYPE} and split_part(${paymentEvent.type}, ' ', 2) = ${payment.providerId})))
        from ${payment} where ${payment.subscriptionId} = ${subscription.id}), '{}')`,
    },
    (columns) => sql`
      select ${columns} from ${subscription}
      where ${subscription.provider} = 'paypal' and ${subscription.providerId} = ${p.subscriptionId}`,
  ),
)

const OF_PAYMENT = statement((p: Placeholders<{ paymentId: string }>) =>
  query
    .select({ id: subscription.providerId })
    .from(payment)
    .innerJoin(subscription, eq(subscription.id, payment.subscriptionId))
    .where(and(eq(payment.provider, 'paypal'), eq(payment.providerId, p.paymentId))),
)

export const paypalStore = ({ pool }: Pick<Database, 'pool'>): PaypalStore => ({
  of: (subscriptionId) => firstRow(pool, STORED, { subscriptionId }),
  ofPayment: async (paymentId) => (await firstRow(pool, OF_PAYMENT, { paymentId }))?.id ?? null,
})
