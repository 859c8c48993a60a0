import type { AccessType } from '@touchline/contract'

/** The parts of a subscription that decide on access. */
export interface SubscriptionFacts {
  status: 'pending' | 'active' | 'past_due' | 'cancelled' | 'ended'
  months: number
  /** Null before the first payment. */
  paidThrough: Date | null
  /** When its contract was withdrawn from, if loaded. */
  withdrawnAt?: Date | null
  /** When an operator ended access; left out where the caller does not need it. */
  closedAt?: Date | null
  /** Since when a dispute about the money of the paid time closes access; null when there is none, or it was won. */
  heldAt: Date | null
}

/** The present access of an account. */
export interface Entitlement {
  /** The `type` of every gated answer. */
  type: AccessType
  /** Months of the plan; negative when it was cancelled and runs out; 0 without access. */
  subscribed: number
  /** When access ends or ended; null when nothing was ever paid, or when it was paid back and nothing says since when it is closed. */
  expireDate: Date | null
}

const NOTHING_PAID: Entitlement = { type: 0, subscribed: 0, expireDate: null }

type Paid = SubscriptionFacts & { paidThrough: Date }

const isPaid = (row: SubscriptionFacts): row is Paid => row.status !== 'pending' && row.paidThrough !== null
const latestFirst = (a: Paid, b: Paid) => b.paidThrough.getTime() - a.paidThrough.getTime()

/**
 * Access from all subscriptions an account ever had. One that renews names the plan even while a cancelled one lasts longer; access lasts
 * until the last of them ends. One that ended, as after a full refund, gives none whatever was paid, and one whose money is in dispute
 * gives none until the dispute is won.
 */
export function entitlement(rows: readonly SubscriptionFacts[], now: Date): Entitlement {
  const paid = rows.filter(isPaid).sort(latestFirst)
  if (paid.length === 0) return NOTHING_PAID
  const running = paid.filter((row) => row.status !== 'ended' && row.heldAt === null && row.paidThrough > now)
  const longest = running[0]
  if (longest === undefined) return { type: 1, subscribed: 0, expireDate: lastEnd(paid, now) }
  const renewing = running.find((row) => row.status !== 'cancelled')
  return {
    type: 2,
    subscribed: renewing ? renewing.months : -longest.months,
    expireDate: longest.paidThrough,
  }
}

/** The end of the last paid time; withdrawn, disputed or refunded contracts did not give access to their paid end. */
function lastEnd(paid: readonly Paid[], now: Date): Date | null {
  const ends = paid.map(({ paidThrough, withdrawnAt, heldAt, closedAt }) => {
    const until = withdrawnAt ?? heldAt ?? closedAt
    if (until && until < paidThrough) return until
    return paidThrough <= now ? paidThrough : null
  })
  return ends.includes(null) ? null : new Date(Math.max(...ends.map(Number)))
}
