import { expect, test } from 'vitest'
import { type PaypalFacts, subscriptionOf } from './paypal-mapping.ts'
import { centsOf, type PaypalSubscription, type PaypalTransaction, planFault } from './paypal-shapes.ts'
import { isPaypalAddress, webhookEventOf } from './paypal-webhook.ts'

const NOW = new Date('2026-03-20T12:00:00.000Z')
const day = (text: string) => new Date(`2026-${text}:00.000Z`)

const paid = (time: Date, more: Partial<PaypalTransaction> = {}): PaypalTransaction => ({
  id: `T${time.getTime()}`,
  status: 'COMPLETED',
  amount_with_breakdown: { gross_amount: { currency_code: 'EUR', value: '22.99' } },
  time,
  ...more,
})

/** A monthly subscription of account 7 that was paid on 7 March, shortly after noon. */
const facts = (reported: Partial<PaypalSubscription>, more: Partial<PaypalFacts> = {}) =>
  subscriptionOf({
    subscription: { id: 'I-1', plan_id: 'P-ONE', status: 'ACTIVE', custom_id: '7', ...reported },
    transactions: [paid(day('03-07T12:04'))],
    disputes: [],
    terms: { months: 1, trialDays: 0 },
    stored: null,
    now: NOW,
    ...more,
  })

const APRIL = day('04-07T10:00')
const running = { billing_info: { next_billing_time: APRIL, failed_payments_count: 0 } }

test.each<[string, Partial<PaypalSubscription>, Partial<PaypalFacts>, string, Date | null]>([
  ['while it runs PayPal’s next billing time counts', running, {}, 'active', APRIL],
  [
    'a next billing time that still names the day of the payment is none',
    { billing_info: { next_billing_time: day('03-07T10:00') } },
    {},
    'active',
    day('04-07T12:04'),
  ],
  [
    'after a failed payment the period nobody paid does not count',
    { billing_info: { next_billing_time: day('05-07T10:00'), failed_payments_count: 1 } },
    { now: day('04-08T00:00'), stored: { paidThrough: APRIL, refunded: {}, months: {}, rests: false } },
    'past_due',
    APRIL,
  ],
  [
    'cancelled, it lasts until what was stored, because PayPal no longer reports a time',
    { status: 'CANCELLED' },
    { stored: { paidThrough: APRIL, refunded: {}, months: {}, rests: false } },
    'cancelled',
    APRIL,
  ],
  [
    'cancelled before anything was stored, months run from the payment',
    { status: 'CANCELLED' },
    {},
    'cancelled',
    day('04-07T12:04'),
  ],
  [
    'what was stored before a renewal that nobody reported does not shorten it',
    { status: 'CANCELLED' },
    { stored: { paidThrough: day('03-07T10:00'), refunded: {}, months: {}, rests: false } },
    'cancelled',
    day('04-07T12:04'),
  ],
  [
    'cancelled and over',
    { status: 'CANCELLED' },
    { now: day('04-08T00:00'), stored: { paidThrough: APRIL, refunded: {}, months: {}, rests: false } },
    'ended',
    APRIL,
  ],
  [
    'suspended, the paid time stays',
    { status: 'SUSPENDED' },
    { stored: { paidThrough: APRIL, refunded: {}, months: {}, rests: false } },
    'past_due',
    APRIL,
  ],
  ['approved but not paid gives nothing', running, { transactions: [] }, 'pending', null],
  [
    'a payment that is not through gives nothing',
    running,
    { transactions: [paid(NOW, { status: 'PENDING' })] },
    'pending',
    null,
  ],
  [
    'a payment the list does not have yet counts',
    {
      billing_info: {
        ...running.billing_info,
        last_payment: { amount: { currency_code: 'EUR', value: '22.99' }, time: day('03-07T12:04') },
      },
    },
    { transactions: [] },
    'active',
    APRIL,
  ],
  [
    'money in another currency is no payment',
    running,
    {
      transactions: [paid(NOW, { amount_with_breakdown: { gross_amount: { currency_code: 'JPY', value: '22.99' } } })],
    },
    'pending',
    null,
  ],
  [
    'the last payment sent back ends it',
    running,
    { transactions: [paid(day('03-07T12:04'), { status: 'REFUNDED' })] },
    'ended',
    APRIL,
  ],
  [
    'a part of it sent back changes nothing',
    running,
    { transactions: [paid(day('03-07T12:04'), { status: 'PARTIALLY_REFUNDED' })] },
    'active',
    APRIL,
  ],
  [
    'a dispute about the last payment that is open leaves it as it is, held',
    running,
    { disputes: [{ paymentId: `T${day('03-07T12:04').getTime()}`, state: 'open', since: NOW }] },
    'active',
    APRIL,
  ],
  [
    'a dispute about the last payment that is lost ends it',
    running,
    { disputes: [{ paymentId: `T${day('03-07T12:04').getTime()}`, state: 'lost', since: NOW }] },
    'ended',
    APRIL,
  ],
  [
    'the last payment taken back by the bank ends it, also without a dispute at PayPal',
    running,
    { transactions: [paid(day('03-07T12:04'), { status: 'REVERSED' })] },
    'ended',
    APRIL,
  ],
  ['a foreign plan gives no time', running, { terms: null }, 'pending', null],
  ['a plan whose price was changed for it is foreign', { ...running, plan_overridden: true }, {}, 'pending', null],
])('%s', (_fact, reported, more, status, paidThrough) => {
  expect(facts(reported, more)).toMatchObject({ status, paidThrough })
})

test('a payment that was taken back is no refund', () => {
  const { payments, heldAt } = facts(running, { transactions: [paid(NOW, { status: 'REVERSED' })] })
  expect(payments).toMatchObject([{ status: 'paid', refunded: 0, dispute: 'lost' }])
  expect(heldAt).toBeNull()
})

test.each(['07', ' 7', '7 ', '7.0', '-7', '0', '', null, '7;8', '12345678901'])(
  'the owner %j is nobody',
  (custom_id) => {
    expect(facts({ custom_id }).accountId).toBeNull()
  },
)

test('receipts show what was paid, what failed and what is known to have come back', () => {
  const transactions = [
    paid(day('03-07T12:04'), { id: 'A', status: 'PARTIALLY_REFUNDED' }),
    paid(day('04-07T10:04'), { id: 'B', status: 'DECLINED' }),
    paid(day('04-12T10:04'), { id: 'C', status: 'REFUNDED' }),
    paid(day('05-07T10:04'), { id: 'D', status: 'PENDING' }),
  ]
  const { payments, startedAt } = facts(
    {},
    { transactions, stored: { paidThrough: null, refunded: { A: 500 }, months: {}, rests: false } },
  )
  expect(payments.map(({ id, status, amount, refunded }) => [id, status, amount, refunded])).toEqual([
    ['A', 'partly_refunded', 2_299, 500],
    ['B', 'failed', 2_299, 0],
    ['C', 'refunded', 2_299, 2_299],
  ])
  expect(startedAt).toEqual(day('03-07T12:04'))
})

test.each([
  ['22.99', 2_299],
  ['60', 6_000],
  ['0.5', 50],
  ['-3.10', -310],
  ['1e3', null],
  ['22.999', null],
  ['', null],
])('%s is %s cents', (value, cents) => {
  expect(centsOf(value)).toBe(cents)
})

test('a plan is ours only with our time, currency and price', () => {
  const plan = (unit: string, count: number, value: string, currency_code: string, status = 'ACTIVE') => ({
    id: 'P-1',
    status,
    billing_cycles: [
      {
        tenure_type: 'REGULAR',
        frequency: { interval_unit: unit, interval_count: count },
        pricing_scheme: { fixed_price: { value, currency_code } },
      },
    ],
  })
  const year = { months: 12, cents: 23_000, currency: 'EUR' }
  expect(planFault(plan('YEAR', 1, '230.0', 'EUR'), year)).toBeNull()
  expect(planFault(plan('MONTH', 12, '230.00', 'EUR'), year)).toBeNull()
  expect(planFault(plan('MONTH', 1, '230.00', 'EUR'), year)).toContain('bills every 1 MONTH')
  expect(planFault(plan('YEAR', 1, '230.00', 'USD'), year)).toContain('USD')
  expect(planFault(plan('YEAR', 1, '23.00', 'EUR'), year)).toContain('costs 23.00, not 230.00')
  expect(planFault(plan('YEAR', 1, '230.00', 'EUR', 'INACTIVE'), year)).toContain('INACTIVE')
  const trial = plan('YEAR', 1, '230.00', 'EUR')
  trial.billing_cycles.unshift({ ...trial.billing_cycles[0], tenure_type: 'TRIAL' } as never)
  expect(planFault(trial, year)).toContain('other billing cycles')
})

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
  ['http://127.0.0.1:9/certs/CERT-1', true],
  ['http://api.paypal.com/certs/CERT-1', false],
  ['https://paypal.com.example.org/CERT-1', false],
  ['https://evilpaypal.com/CERT-1', false],
  ['https://paypal.com@example.org/CERT-1', false],
  ['https://x@api.paypal.com/CERT-1', false],
  ['CERT-1', false],
])('a certificate at %s: %s', (address, taken) => {
  expect(isPaypalAddress(address, 'http://127.0.0.1:9')).toBe(taken)
})

test.each([
  ['BILLING.SUBSCRIPTION.CANCELLED', { id: 'I-1' }, 'I-1', null],
  ['PAYMENT.SALE.COMPLETED', { id: 'S-1', billing_agreement_id: 'I-1' }, 'I-1', null],
  [
    'PAYMENT.SALE.REFUNDED',
    { id: 'R-1', sale_id: 'S-1', total_refunded_amount: { value: '5.00' } },
    null,
    { id: 'S-1', refunded: 500 },
  ],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    {
      id: 'R-1',
      links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/S-1' }],
      seller_payable_breakdown: { total_refunded_amount: { value: '7.50' } },
    },
    null,
    { id: 'S-1', refunded: 750 },
  ],
  [
    'PAYMENT.SALE.REVERSED',
    { id: 'S-1', total_refunded_amount: { value: '22.99' } },
    null,
    { id: 'S-1', refunded: null },
  ],
  [
    'CUSTOMER.DISPUTE.CREATED',
    { disputed_transactions: [{ seller_transaction_id: 'S-1' }] },
    null,
    { id: 'S-1', refunded: null },
  ],
  ['CUSTOMER.DISPUTE.CREATED', { id: 'D-1' }, null, null],
])('%s is about the right subscription and payment', (event_type, resource, subscriptionId, payment) => {
  expect(webhookEventOf({ id: 'WH-1', event_type, resource })).toEqual({
    id: 'WH-1',
    type: event_type,
    subscriptionId,
    payment,
  })
})
