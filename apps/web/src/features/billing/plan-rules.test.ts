import { describe, expect, test } from 'vitest'
import { waysOf } from './checkout/ways.ts'
import {
  accessOf,
  bestValue,
  canOrder,
  goesOn,
  includedIn,
  type Plan,
  perMonth,
  saving,
  standingOf,
} from './plan-rules.ts'

const plan = (months: number, price: number): Plan => ({
  months,
  price,
  currency: 'EUR',
  titles: {},
  trial_days: 0,
  pause_months: [],
})
const PLANS = [plan(1, 22.99), plan(3, 60), plan(12, 230)]

describe('the access of an account', () => {
  test.each([
    [{ subscribed: 1, expired: false }, 2, true],
    [{ subscribed: 3, expired: false }, 2, true],
    [{ subscribed: -1, expired: false }, 2, false],
    [{ subscribed: -12, expired: false }, 2, false],
    [{ subscribed: 0, expired: false }, 0, false],
    [{ subscribed: 0, expired: true }, 1, false],
    [{ subscribed: 3, expired: true }, 1, false],
    [{ subscribed: -1, expired: true }, 1, false],
  ] as const)('%o is access %i, and goes on: %s', (answer, access, on) => {
    expect([accessOf(answer), goesOn(answer)]).toEqual([access, on])
  })
})

describe('the message for a member without access', () => {
  const gone = { subscribed: 0, expired: true, dispute: null, refused: false, order_from: null, withdrawn_at: null }
  test.each([
    ['a withdrawal', { ...gone, withdrawn_at: '2026-03-10T12:00:00.000Z' }, 'withdrawn', true],
    ['nothing before the first plan', { ...gone, expired: false }, 'none', true],
    ['that the plan expired', gone, 'expired', true],
    ['that a dispute holds access, before everything else', { ...gone, dispute: 'open', refused: true }, 'held', false],
    ['that the payment was taken back', { ...gone, dispute: 'lost' }, 'takenBack', true],
    ['that the order was refused', { ...gone, refused: true }, 'refused', true],
    ['from when to order again', { ...gone, dispute: 'lost', order_from: '2027-03-07T12:00:00.000Z' }, 'notYet', false],
  ] as const)('%s', (_what, bought, standing, orders) => {
    expect([standingOf(bought), canOrder(bought)]).toEqual([standing, orders])
  })
})

describe('the price of a plan', () => {
  test('the month of the longest plan is the cheapest, and only that plan is called the best', () => {
    expect(PLANS.map((one) => perMonth(one).toFixed(2))).toEqual(['22.99', '20.00', '19.17'])
    expect(bestValue(PLANS)).toBe(12)
    expect(bestValue([plan(1, 10), plan(3, 30)])).toBeNull()
    expect(bestValue([plan(1, 10)])).toBeNull()
  })

  test('no more is promised to be saved than is saved', () => {
    expect(PLANS.map((one) => saving(one, PLANS))).toEqual([0, 13, 16])
    expect(saving(plan(3, 90), [plan(1, 20), plan(3, 90)])).toBe(0)
  })
})

test('only ways that are set up are offered, the card first', () => {
  expect(waysOf({ ways: { card: true, paypal: true, demo: true } })).toEqual(['card', 'paypal', 'demo'])
  expect(waysOf({ ways: { card: false, paypal: true, demo: false } })).toEqual(['paypal'])
  expect(waysOf({ ways: { card: false, paypal: false, demo: false } })).toEqual([])
})

test('a plan promises transfers, squads and countries only where the feed has them, and everything else everywhere', () => {
  expect(includedIn({ hasTransfers: true })).toEqual(['pages', 'history', 'forecasts', 'live', 'transfers'])
  expect(includedIn({ hasTransfers: false })).toEqual(['pages', 'history', 'forecasts', 'live'])
})
