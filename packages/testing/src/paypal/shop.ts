import { randomBytes } from 'node:crypto'
import { addMonths } from '@touchline/server/src/modules/billing/add-months.ts'

export interface Plan {
  id: string
  months: number
  /** As PayPal writes it: `22.99`. */
  price: string
  currency: string
  status: string
}

export interface Transaction {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  cents: number
  refunded: number
  time: Date
}

export interface Subscription {
  id: string
  planId: string
  customId: string | null
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
  overridden: boolean
  startTime: Date
  statusTime: Date
  /** Names the approval in the address of its page. */
  token: string
  returnUrl: string
  cancelUrl: string
  /** Null before the first payment and once it does not run. */
  nextBilling: Date | null
  failed: number
  transactions: Transaction[]
}

/** A notice as PayPal words it, before it is signed. */
export interface PaypalEvent {
  id: string
  event_type: string
  resource: Record<string, unknown>
}

const code = (length: number) => randomBytes(length).toString('hex').toUpperCase().slice(0, length)
export const cents = (value: string) => Math.round(Number(value) * 100)
export const money = (amount: number) => (amount / 100).toFixed(2)

/** Everything one seller has at PayPal, and what happens to it there. */
export function paypalShop(plans: readonly Plan[], now: () => Date) {
  const subscriptions = new Map<string, Subscription>()
  const find = (id: string) => {
    const found = subscriptions.get(id)
    if (!found) throw new Error(`PayPal has no subscription ${id}`)
    return found
  }
  const planOf = ({ planId }: Subscription) => plans.find(({ id }) => id === planId) as Plan
  const event = (event_type: string, resource: Record<string, unknown>): PaypalEvent => ({
    id: `WH-${code(17)}`,
    event_type,
    resource,
  })
  const turn = (one: Subscription, status: Subscription['status'], name: string): PaypalEvent => {
    one.status = status
    one.statusTime = now()
    if (status !== 'ACTIVE') one.nextBilling = null
    return event(`BILLING.SUBSCRIPTION.${name}`, { id: one.id, status })
  }

  const charge = (one: Subscription, status: Transaction['status']): PaypalEvent => {
    const { price, months, currency } = planOf(one)
    const transaction = { id: code(17), status, cents: cents(price), refunded: 0, time: now() }
    one.transactions.push(transaction)
    if (status === 'DECLINED') {
      one.failed += 1
      // PayPal goes on to the next period and leaves the amount outstanding.
      one.nextBilling = tenOClock(addMonths(one.nextBilling ?? now(), months))
      return event('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: one.id })
    }
    one.failed = 0
    one.nextBilling = tenOClock(addMonths(now(), months))
    const amount = { total: price, currency }
    return event('PAYMENT.SALE.COMPLETED', { id: transaction.id, billing_agreement_id: one.id, amount })
  }

  return {
    plans,
    subscriptions,
    find,
    planOf,
    add: (
      given: Pick<Subscription, 'planId' | 'customId' | 'overridden' | 'returnUrl' | 'cancelUrl'>,
    ): Subscription => {
      const one: Subscription = {
        ...given,
        id: `I-${code(12)}`,
        status: 'APPROVAL_PENDING',
        startTime: now(),
        statusTime: now(),
        token: `BA-${code(17)}`,
        nextBilling: null,
        failed: 0,
        transactions: [],
      }
      subscriptions.set(one.id, one)
      return one
    },
    /** The customer approves; the first payment follows at once unless it is said to be still open. */
    approve: (id: string, { pays = true } = {}): PaypalEvent[] => {
      const one = find(id)
      const activated = turn(one, 'ACTIVE', 'ACTIVATED')
      return pays ? [activated, charge(one, 'COMPLETED')] : [activated]
    },
    pay: (id: string) => charge(find(id), 'COMPLETED'),
    decline: (id: string) => charge(find(id), 'DECLINED'),
    suspend: (id: string) => turn(find(id), 'SUSPENDED', 'SUSPENDED'),
    cancel: (id: string) => turn(find(id), 'CANCELLED', 'CANCELLED'),
    /** Pays back all that is left of a payment, or so many cents of it. */
    refund: (transactionId: string, part?: number): PaypalEvent => {
      const one = [...subscriptions.values()]
        .flatMap(({ transactions }) => transactions)
        .find(({ id }) => id === transactionId)
      if (!one) throw new Error(`PayPal has no payment ${transactionId}`)
      one.refunded += part ?? one.cents - one.refunded
      one.status = one.refunded >= one.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      const total_refunded_amount = { value: money(one.refunded), currency: 'EUR' }
      return event('PAYMENT.SALE.REFUNDED', { id: code(17), sale_id: transactionId, total_refunded_amount })
    },
  }
}

export type PaypalShop = ReturnType<typeof paypalShop>

/** PayPal takes payments of a day at the same hour. */
function tenOClock(day: Date): Date {
  const at = new Date(day)
  at.setUTCHours(10, 0, 0, 0)
  return at
}
