import { expect, test } from 'vitest'
import { centsOf, unusedDays } from './refund-sums.ts'

const payment = { amount: 60, refundable: 60, paid_at: '2026-10-12T10:00:00Z' }

test('unused days are those that are left whole, and never more than can go back', () => {
  const at = (now: string, more = {}) => unusedDays({ ...payment, ...more }, '2027-01-12T10:00:00Z', Date.parse(now))
  expect(at('2026-11-20T10:00:00Z')).toEqual({ left: 53, of: 92, cents: 3457 })
  expect(at('2026-11-20T10:00:01Z').left).toBe(52)
  expect(at('2026-10-12T10:00:00Z').cents).toBe(6000)
  expect(at('2027-02-01T10:00:00Z')).toEqual({ left: 0, of: 92, cents: 0 })
  expect(at('2026-11-20T10:00:00Z', { refundable: 10 }).cents).toBe(1000)
  expect(unusedDays(payment, null, 0)).toEqual({ left: 0, of: 0, cents: 0 })
})

test('a sum is taken with point or comma, and nothing else is a sum', () => {
  expect(['34.57', '34,5', '60', ' 7 '].map(centsOf)).toEqual([3457, 3450, 6000, 700])
  expect(['', '-1', '1.234', '1e3', '34.57 €'].map(centsOf)).toEqual([null, null, null, null, null])
})
