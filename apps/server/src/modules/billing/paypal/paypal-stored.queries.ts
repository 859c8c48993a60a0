import type { Database } from '@touchline/database'
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

export const paypalStore = ({ pool }: Pick<Database, 'pool'>): PaypalStore => ({
  of: async (subscriptionId) => {
    const { rows } = await pool.query<{ paidThrough: Date | null; refunded: Record<string, number> }>(
      `select s.paid_through as "paidThrough", coalesce((
         select jsonb_object_agg(p.provider_id, greatest(p.refunded, (
           select max(split_part(e.type, ' ', 3)::integer) from payment_event e
           where e.provider = 'paypal' and e.subject = s.provider_id and e.type ~ $2 and split_part(e.type, ' ', 2) = p.provider_id)))
         from payment p where p.subscription_id = s.id), '{}') as refunded
       from subscription s where s.provider = 'paypal' and s.provider_id = $1`,
      [subscriptionId, REFUND_TYPE],
    )
    return rows[0] ?? null
  },
  ofPayment: async (paymentId) => {
    const { rows } = await pool.query<{ id: string }>(
      `select s.provider_id as id from payment p join subscription s on s.id = p.subscription_id
       where p.provider = 'paypal' and p.provider_id = $1`,
      [paymentId],
    )
    return rows[0]?.id ?? null
  },
})
