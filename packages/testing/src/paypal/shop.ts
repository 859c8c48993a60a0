import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@touchline/football'
import { addMonths } from '@touchline/server/src/modules/billing/add-months.ts'

export interface Plan {
  id: string
  months: number
  /** In PayPal's format: `22.99`. */
  price: string
  currency: string
  status: string
  /** Trial periods before the price, in order. */
  trials?: readonly Trial[]
}

/** Payments of a plan that cost less, or days that cost nothing. */
interface Trial {
  unit: 'DAY' | 'MONTH'
  count: number
  cycles: number
  price: string
}

export interface Transaction {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'REVERSED'
  cents: number
  refunded: number
  time: Date
}

export interface Dispute {
  id: string
  transactionId: string
  status: 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED'
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'CANCELED_BY_BUYER' | null
  created: Date
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
  /** The day of the next payment while it is suspended. */
  heldBilling?: Date | null
  /** Another plan that waits for the customer. */
  revision?: { planId: string; token: string; returnUrl: string } | null
  failed: number
  /** PayPal's id of who approved it. */
  payerId: string
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
export function paypalShop(sold: readonly Plan[], now: () => Date) {
  const plans = [...sold]
  const products = new Set<string>()
  const subscriptions = new Map<string, Subscription>()
  const disputes = new Map<string, Dispute>()
  /** Payments by the ids their reversals have. */
  const reversals = new Map<string, string>()
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

  const transactionOf = (id: string): Transaction => {
    const found = [...subscriptions.values()].flatMap(({ transactions }) => transactions).find((one) => one.id === id)
    if (!found) throw new Error(`PayPal has no payment ${id}`)
    return found
  }
  const disputeEvent = (name: string, { id, transactionId, status, outcome }: Dispute) =>
    event(`CUSTOMER.DISPUTE.${name}`, {
      dispute_id: id,
      status,
      disputed_transactions: [{ seller_transaction_id: transactionId }],
      ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
    })

  /** The price of the next payment: of a running trial, else of the plan. */
  const nextPrice = (one: Subscription): string => {
    const paid = one.transactions.filter(({ status }) => status !== 'DECLINED').length
    const { trials = [], price } = planOf(one)
    const lowered = trials
      .filter(({ unit }) => unit === 'MONTH')
      .flatMap((trial) => Array(trial.cycles).fill(trial.price))
    return lowered[paid] ?? price
  }

  /** When the days that cost nothing are over. */
  const freeUntil = (one: Subscription): Date | null => {
    const free = planOf(one).trials?.find(({ unit }) => unit === 'DAY')
    return free ? new Date(one.startTime.getTime() + free.count * DAY_MS) : null
  }

  const charge = (one: Subscription, status: Transaction['status']): PaypalEvent => {
    const { months, currency } = planOf(one)
    const price = nextPrice(one)
    const transaction = { id: code(17), status, cents: cents(price), refunded: 0, time: now() }
    one.transactions.push(transaction)
    if (status === 'DECLINED') {
      one.failed += 1
      // PayPal moves on to the next period and leaves the amount outstanding.
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
    products,
    subscriptions,
    nextPrice,
    /** A plan of the seller's own. */
    addPlan: (plan: Omit<Plan, 'id' | 'status'>): Plan => {
      const made = { ...plan, id: `P-${code(24)}`, status: 'ACTIVE' }
      plans.push(made)
      return made
    },
    disputes,
    reversals,
    find,
    planOf,
    add: (
      given: Pick<Subscription, 'planId' | 'customId' | 'overridden' | 'returnUrl' | 'cancelUrl'> & {
        startTime?: Date | null
      },
    ): Subscription => {
      const one: Subscription = {
        ...given,
        id: `I-${code(12)}`,
        status: 'APPROVAL_PENDING',
        startTime: given.startTime ?? now(),
        statusTime: now(),
        token: `BA-${code(17)}`,
        nextBilling: null,
        failed: 0,
        payerId: 'PAYER7',
        transactions: [],
      }
      subscriptions.set(one.id, one)
      return one
    },
    /** The customer approves; the first payment follows at once unless it is said to be still open. */
    approve: (id: string, { pays = true, payerId = 'PAYER7' } = {}): PaypalEvent[] => {
      const one = find(id)
      one.payerId = payerId
      const activated = turn(one, 'ACTIVE', 'ACTIVATED')
      const free = freeUntil(one)
      if (free !== null) one.nextBilling = free
      return free === null && pays && one.startTime <= now() ? [activated, charge(one, 'COMPLETED')] : [activated]
    },
    pay: (id: string) => charge(find(id), 'COMPLETED'),
    decline: (id: string) => charge(find(id), 'DECLINED'),
    /** The next payment of one that is suspended stays on its day of the month. */
    suspend: (id: string) => {
      const one = find(id)
      one.heldBilling = one.nextBilling
      return turn(one, 'SUSPENDED', 'SUSPENDED')
    },
    /** Payments that were missed are not made up for. */
    activate: (id: string) => {
      const one = find(id)
      const event = turn(one, 'ACTIVE', 'ACTIVATED')
      let next = one.heldBilling ?? now()
      while (next <= now()) next = addMonths(next, planOf(one).months)
      one.nextBilling = next
      return event
    },
    /** The customer is asked to approve another plan. */
    revise: (id: string, planId: string, returnUrl: string): string => {
      const one = find(id)
      one.revision = { planId, token: `BA-${code(17)}`, returnUrl }
      return one.revision.token
    },
    approveRevision: (id: string): PaypalEvent => {
      const one = find(id)
      one.planId = one.revision?.planId ?? one.planId
      one.revision = null
      return event('BILLING.SUBSCRIPTION.UPDATED', { id })
    },
    cancel: (id: string) => turn(find(id), 'CANCELLED', 'CANCELLED'),
    /** Refunds all that is left of a payment, or this many cents of it. */
    refund: (transactionId: string, part?: number): PaypalEvent => {
      const one = transactionOf(transactionId)
      one.refunded += part ?? one.cents - one.refunded
      one.status = one.refunded >= one.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      const total_refunded_amount = { value: money(one.refunded), currency: 'EUR' }
      return event('PAYMENT.SALE.REFUNDED', { id: code(17), sale_id: transactionId, total_refunded_amount })
    },
    /** The customer asks PayPal for the money of a payment. */
    dispute: (transactionId: string): PaypalEvent => {
      const one: Dispute = { id: `PP-D-${code(5)}`, transactionId, status: 'OPEN', outcome: null, created: now() }
      disputes.set(one.id, one)
      return disputeEvent('CREATED', one)
    },
    /** PayPal has decided the disputes about a payment, or the customer gave up. */
    decide: (transactionId: string, outcome: Exclude<Dispute['outcome'], null>): PaypalEvent[] =>
      [...disputes.values()]
        .filter((one) => one.transactionId === transactionId)
        .map((one) => disputeEvent('RESOLVED', Object.assign(one, { status: 'RESOLVED', outcome }))),
    /** The customer's bank takes a payment back, or returns it; a reversal has another id. */
    reverse: (transactionId: string, status: 'REVERSED' | 'COMPLETED' = 'REVERSED'): PaypalEvent => {
      const one = transactionOf(transactionId)
      one.status = status
      const id = code(17)
      reversals.set(id, transactionId)
      return event('PAYMENT.SALE.REVERSED', {
        id,
        state: 'completed',
        amount: { total: money(-one.cents), currency: 'EUR' },
      })
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
