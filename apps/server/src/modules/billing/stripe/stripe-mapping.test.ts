import {
  invoiceOf,
  type KeptCharge,
  type KeptDispute,
  type KeptInvoice,
  type KeptSubscription,
  subscriptionOf as newSubscription,
} from '@touchline/testing/stripe'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { DEFAULT_PLANS } from '../plans/plans.ts'
import { subscriptionOf } from './stripe-mapping.ts'

const START = Date.UTC(2026, 2, 7, 12) / 1000
const END = Date.UTC(2026, 5, 7, 12) / 1000
const DAY = 86_400

let count = 0
const making = { now: START, newId: (prefix: string) => `${prefix}_${++count}` }

/** Three months of 60 euros, paid, unless the test changes something. */
function world() {
  const subscription = newSubscription({
    ...making,
    line: {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: 6_000,
        recurring: { interval: 'month', interval_count: 3 },
        product_data: { name: 'Plan' },
      },
    },
    customer: 'cus_1',
    metadata: { account_id: '7', click_id: 'click-7' },
  })
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('no item')
  const invoice = invoiceOf({
    ...making,
    subscription,
    item,
    reason: 'subscription_create',
    origin: 'https://stripe.example',
  })
  const charge = {
    id: 'ch_1',
    amount: 6_000,
    amount_refunded: 0,
    status: 'succeeded',
    receipt_url: 'https://receipts.example/1',
    payment_intent: invoice.payments.data[0]?.payment.payment_intent,
    payment_method_details: { type: 'card', card: { fingerprint: 'card of cus_1' } },
  } as KeptCharge
  Object.assign(invoice, { status: 'paid', amount_paid: 6_000, attempted: true })
  invoice.status_transitions.paid_at = START
  return { subscription, item, invoices: [invoice], charges: [charge] }
}

interface Facts {
  subscription: KeptSubscription
  invoices: KeptInvoice[]
  charges: KeptCharge[]
  disputes?: KeptDispute[]
}

const read = (facts: Facts) =>
  subscriptionOf({
    subscription: facts.subscription as unknown as Stripe.Subscription,
    invoices: facts.invoices as unknown as Stripe.Invoice[],
    charges: facts.charges as unknown as Stripe.Charge[],
    disputes: (facts.disputes ?? []) as unknown as Stripe.Dispute[],
    prices: DEFAULT_PLANS,
  })

test('a paid subscription is read with its payments', () => {
  const { subscription, invoices, charges } = world()
  expect(read({ subscription, invoices, charges })).toEqual({
    id: subscription.id,
    accountId: 7,
    customerId: 'cus_1',
    payer: 'card of cus_1',
    months: 3,
    orderId: null,
    status: 'active',
    paidThrough: new Date(END * 1000),
    startedAt: new Date(START * 1000),
    heldAt: null,
    cancelledAt: null,
    clickId: 'click-7',
    paymentUrl: null,
    payments: [
      {
        id: invoices[0]?.id,
        status: 'paid',
        amount: 6_000,
        refunded: 0,
        currency: 'EUR',
        paidAt: new Date(START * 1000),
        receiptUrl: 'https://receipts.example/1',
        dispute: null,
      },
    ],
    renews: true,
  })
})

type Change = Partial<Omit<KeptSubscription, 'items' | 'metadata'>>

test.each<[string, Change, string]>([
  ['that renews', {}, 'active'],
  ['that ends with its period', { cancel_at_period_end: true, cancel_at: END }, 'cancelled'],
  ['that ends on a day somebody chose', { cancel_at: END - DAY }, 'cancelled'],
  ['that waits for its first payment', { status: 'incomplete' }, 'pending'],
  ['whose first payment never came', { status: 'incomplete_expired' }, 'ended'],
  ['that waits for a renewal', { status: 'past_due' }, 'past_due'],
  ['that nobody tries to charge any more', { status: 'unpaid' }, 'past_due'],
  ['that was ended while it was paid', { status: 'canceled', ended_at: START + DAY }, 'cancelled'],
  ['that came to its end', { status: 'canceled', ended_at: END }, 'ended'],
])('a subscription %s', (_fact, change, status) => {
  const { subscription, ...rest } = world()
  expect(read({ subscription: { ...subscription, ...change }, ...rest }).status).toBe(status)
})

test('an unknown status is a fault, not a guess', () => {
  const { subscription, ...rest } = world()
  expect(() => read({ subscription: { ...subscription, status: 'hibernating' }, ...rest })).toThrow(/hibernating/)
})

test.each([
  ['a year', { interval: 'year', interval_count: 1 }, 23_000, 12],
  ['twelve months', { interval: 'month', interval_count: 12 }, 23_000, 12],
  ['a month', { interval: 'month', interval_count: 1 }, 2_299, 1],
  ['a month for the price of three', { interval: 'month', interval_count: 1 }, 6_000, null],
  ['three months for a cent', { interval: 'month', interval_count: 3 }, 1, null],
] as const)('the plan of a price: %s', (_what, recurring, unit_amount, months) => {
  const { subscription, item, ...rest } = world()
  Object.assign(item.price, { recurring, unit_amount })
  expect(read({ subscription, ...rest }).months).toBe(months)
})

test('two of a plan, or two plans in one, are none of ours', () => {
  const two = world()
  two.item.quantity = 2
  expect(read(two).months).toBeNull()
  const both = world()
  both.subscription.items.data.push(both.item)
  expect(read(both).months).toBeNull()
})

test.each([undefined, '', '0', '-7', '7.5', '7 or 1=1', '99999999999'])('%j names no account', (account_id) => {
  const { subscription, ...rest } = world()
  subscription.metadata = account_id === undefined ? {} : { account_id }
  expect(read({ subscription, ...rest }).accountId).toBeNull()
})

test('money of other invoices of the customer is not mixed in', () => {
  const facts = world()
  facts.charges.push({
    ...(facts.charges[0] as KeptCharge),
    id: 'ch_2',
    payment_intent: 'pi_other',
    amount_refunded: 6_000,
  })
  expect(read(facts)).toMatchObject({ status: 'active', payments: [{ refunded: 0, status: 'paid' }] })
})

test('an invoice nobody tried to pay yet, a draft, a void one and one of nothing are no payments', () => {
  const facts = world()
  const [paid] = facts.invoices as [KeptInvoice]
  const open = { ...paid, status: 'open' as const, amount_paid: 0, attempted: false }
  facts.invoices = [
    open,
    { ...open, status: 'draft' },
    { ...open, status: 'void', attempted: true },
    { ...paid, amount_paid: 0 },
  ]
  expect(read(facts)).toMatchObject({ payments: [], paidThrough: null, startedAt: null })
})
