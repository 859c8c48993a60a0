import { DAY_MS } from '@touchline/football'

interface Refundable {
  amount: number
  refundable: number
  paid_at: string
}

/** The days of a payment that are not used yet, and what of its price they are, in cents. @param until when the paid time ends */
export function unusedDays(
  payment: Refundable,
  until: string | null,
  now: number,
): { left: number; of: number; cents: number } {
  const [from, to] = [Date.parse(payment.paid_at), until === null ? 0 : Date.parse(until)]
  const of = Math.round((to - from) / DAY_MS)
  if (of <= 0) return { left: 0, of: 0, cents: 0 }
  const left = Math.min(of, Math.max(0, Math.floor((to - now) / DAY_MS)))
  const cents = Math.round((payment.amount * 100 * left) / of)
  return { left, of, cents: Math.min(cents, Math.round(payment.refundable * 100)) }
}

/** A typed sum in cents; null if invalid. A comma is a point. */
export function centsOf(text: string): number | null {
  const match = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
