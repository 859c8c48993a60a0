import type { MoneyMonth } from '@touchline/contract'
import type { PaidMonth, Running } from './months.queries.ts'

/** The first instant of a month, UTC. @param by months later */
export const monthStart = (of: Date, by = 0): Date => new Date(Date.UTC(of.getUTCFullYear(), of.getUTCMonth() + by, 1))

/** `2026-11` of an instant. */
export const nameOf = (of: Date): string => of.toISOString().slice(0, 7)

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))

const isKept = ({ status, isLost }: PaidMonth) => !isLost && (status === 'paid' || status === 'partly_refunded')

/**
 * Recurring revenue of a month: a payment counts, divided by the months of its plan, for each month whose end its paid time covers. A
 * payment of September for three months counts for September, October and November, whatever the day.
 */
export function recurringAt(paid: readonly PaidMonth[], month: string): { cents: number; subscriptions: number } {
  const covering = paid.filter((one) => {
    const age = monthsBetween(one.month, month)
    return isKept(one) && age >= 0 && age < one.months
  })
  return summed(covering.map(({ amount, refunded, count, months }) => ({ net: amount - refunded, count, months })))
}

const summed = (parts: readonly Running[]) => ({
  cents: Math.round(parts.reduce((sum, { net, months }) => sum + net / months, 0)),
  subscriptions: parts.reduce((sum, { count }) => sum + count, 0),
})

interface Changed {
  month: string
  started: number
  cancelled: number
}

/** The last twelve months and the one that runs. */
export function moneyMonths(
  paid: readonly PaidMonth[],
  { running, changed, now }: { running: readonly Running[]; changed: readonly Changed[]; now: Date },
): MoneyMonth[] {
  const sumOf = (month: string, value: (one: PaidMonth) => number) =>
    paid.filter((one) => one.month === month).reduce((sum, one) => sum + value(one), 0)
  return Array.from({ length: 13 }, (_, at) => {
    const month = nameOf(monthStart(now, at - 12))
    const { cents, subscriptions } = at === 12 ? summed(running) : recurringAt(paid, month)
    const change = changed.find((one) => one.month === month)
    return {
      month,
      recurring: cents,
      subscriptions,
      taken: sumOf(month, ({ status, amount }) => (status === 'failed' ? 0 : amount)),
      refunded: sumOf(month, ({ refunded }) => refunded),
      failed: sumOf(month, ({ status, count }) => (status === 'failed' ? count : 0)),
      failed_cents: sumOf(month, ({ status, amount }) => (status === 'failed' ? amount : 0)),
      started: change?.started ?? 0,
      cancelled: change?.cancelled ?? 0,
    }
  })
}
