import {
  type Database,
  execute,
  firstRow,
  type Placeholders,
  payment,
  paymentEvent,
  paypalPlan,
  query,
  selection,
  statement,
  subscription,
  subscriptionPause,
} from '@touchline/database'
import { and, eq, sql } from 'drizzle-orm'
import { findOrder } from '../plans/orders.queries.ts'
import { currentPlans } from '../plans/plans.queries.ts'
import { defaultCents } from '../plans/plans.ts'
import type { Terms } from '../plans/terms.ts'
import { findByProviderId } from '../subscriptions/subscriptions.queries.ts'
import type { StoredAtUs } from './paypal-mapping.ts'

/** The stored type of a refund notice: PayPal's type, the payment, and the total of refunded cents, which PayPal reports nowhere else. */
export const refundType = (type: string, paymentId: string, cents: number) => `${type} ${paymentId} ${cents}`

const REFUND_TYPE = '^PAYMENT[.][A-Z]+[.][A-Z]+ [^ ]+ [0-9]{1,9}$'

/** Stored facts of subscriptions at PayPal that PayPal's own answers leave out. */
export interface PaypalStore {
  /** @returns null when nothing is stored of it */
  of(subscriptionId: string): Promise<StoredAtUs | null>
  /** The subscription a payment belongs to. */
  ofPayment(paymentId: string): Promise<string | null>
  /** The plan that was made with these terms. */
  planFor(terms: Terms): Promise<string | null>
  keepPlan(terms: Terms, paypalId: string, now: Date): Promise<void>
  /** The terms a plan was made for. */
  madePlan(paypalId: string): Promise<{ months: number; trialDays: number } | null>
  /** Whether the plan of a number of months is sold at the product's price. */
  isDefaultPrice(months: number): Promise<boolean>
  /** Whether a subscription was ordered here, or is known already. */
  wasOrdered(subscriptionId: string): Promise<boolean>
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
      months: sql<StoredAtUs['months']>`coalesce((
        select jsonb_object_agg(${payment.providerId}, ${payment.months})
        from ${payment} where ${payment.subscriptionId} = ${subscription.id}), '{}')`,
      rests: sql<boolean>`exists (
        select from ${subscriptionPause}
        where ${subscriptionPause.subscriptionId} = ${subscription.id} and ${subscriptionPause.endedAt} is null)`,
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

const PLAN_FOR = statement((p: Placeholders<Omit<Terms, 'currency'>>) =>
  query
    .select({ id: paypalPlan.paypalId })
    .from(paypalPlan)
    .where(
      and(
        eq(paypalPlan.months, p.months),
        eq(paypalPlan.cents, p.cents),
        eq(paypalPlan.trialDays, p.trialDays),
        eq(paypalPlan.discount, p.discount),
        eq(paypalPlan.discounted, p.discounted),
      ),
    ),
)

const MADE = statement((p: Placeholders<{ paypalId: string }>) =>
  query
    .select({ months: paypalPlan.months, trialDays: paypalPlan.trialDays })
    .from(paypalPlan)
    .where(eq(paypalPlan.paypalId, p.paypalId)),
)

export const paypalStore = ({ pool }: Pick<Database, 'pool'>): PaypalStore => ({
  of: (subscriptionId) => firstRow(pool, STORED, { subscriptionId }),
  ofPayment: async (paymentId) => (await firstRow(pool, OF_PAYMENT, { paymentId }))?.id ?? null,
  planFor: async ({ currency: _currency, ...terms }) => (await firstRow(pool, PLAN_FOR, terms))?.id ?? null,
  keepPlan: async ({ currency: _currency, ...terms }, paypalId, createdAt) => {
    await execute(
      pool,
      query
        .insert(paypalPlan)
        .values({ ...terms, paypalId, createdAt })
        .onConflictDoNothing(),
    )
  },
  madePlan: (paypalId) => firstRow(pool, MADE, { paypalId }),
  isDefaultPrice: async (months) =>
    (await currentPlans(pool)).some((plan) => plan.months === months && plan.cents === defaultCents(months)),
  wasOrdered: async (providerId) =>
    (await findByProviderId(pool, 'paypal', providerId)) !== null ||
    (await findOrder(pool, { provider: 'paypal', providerId, orderId: null })) !== null,
})
