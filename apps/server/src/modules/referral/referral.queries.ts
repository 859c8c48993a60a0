import {
  type Database,
  execute,
  firstRow,
  type Placeholders,
  payment,
  query,
  type RowOf,
  referralClick,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

type Store = Pick<Database, 'pool'>

const FIRST_WAIT_S = 60
const MAX_WAIT_S = 6 * 3_600
/** As long as a browser remembers the click. */
const CLICKS_KEPT_MS = 30 * DAY_MS

interface Now {
  now: Date
}

/** A process takes a row by moving its next turn on, so that two processes do not report the same thing at once. */
const nextTurn = (p: Placeholders<Now>) => sql`attempts = ${referralClick.attempts} + 1,
  due_at = ${p.now}::timestamptz
    + least(${sql.raw(`${FIRST_WAIT_S}`)} * power(2, ${referralClick.attempts}), ${sql.raw(`${MAX_WAIT_S}`)})
    * interval '1 second'`

export async function storeClick({ pool }: Store, click: { id: string; code: string }, now: Date): Promise<void> {
  await execute(pool, query.insert(referralClick).values({ ...click, createdAt: now, dueAt: now }))
}

const TAKE_CLICK = statement((p: Placeholders<Now>) =>
  selection(
    { id: referralClick.id, code: referralClick.code },
    (columns) => sql`
      update ${referralClick} set ${nextTurn(p)}
      where ${referralClick.id} = (
        select ${referralClick.id} from ${referralClick}
        where ${referralClick.externalId} is null and ${referralClick.dueAt} <= ${p.now}
        order by ${referralClick.dueAt}, ${referralClick.id} limit 1 for update skip locked)
      returning ${columns}`,
  ),
)

type UnreportedClick = RowOf<typeof TAKE_CLICK>

/** Takes a click that the referral service does not know yet and that is due. */
export function takeClick({ pool }: Store, now: Date): Promise<UnreportedClick | null> {
  return firstRow(pool, TAKE_CLICK, { now })
}

const bought = alias(referralClick, 'k')
const ofClick = alias(subscription, 'of_click')

type Payment = typeof payment.$inferSelect

const TAKE_CONVERSION = statement((p: Placeholders<Now>) =>
  selection(
    {
      id: referralClick.id,
      /** The click as the service calls it. */
      externalId: sql<string>`${referralClick.externalId}`,
      /** The first payment, as its provider calls it. */
      paymentId: sql<Payment['providerId']>`due.provider_id`,
      /** Cents. */
      amount: sql<Payment['amount']>`due.amount`,
    },
    (columns) => sql`
      update ${referralClick} set ${nextTurn(p)}
      from (
        select ${bought.id} as id, f.provider_id, f.amount from ${subscription}
        join ${referralClick} k on ${bought.id} = ${subscription.clickId}
        cross join lateral (
          select ${payment.providerId} as provider_id, ${payment.amount} as amount from ${payment}
          join ${subscription} of_click on ${ofClick.id} = ${payment.subscriptionId}
          where ${ofClick.clickId} = ${bought.id} and ${payment.status} = 'paid' and ${payment.provider} <> 'demo'
          order by ${payment.paidAt}, ${payment.id} limit 1) f
        where ${bought.externalId} is not null and ${bought.dueAt} <= ${p.now}
        order by ${bought.dueAt}, ${bought.id} limit 1 for update of k skip locked) due
      where ${referralClick.id} = due.id
      returning ${columns}`,
  ),
)

type UnreportedConversion = RowOf<typeof TAKE_CONVERSION>

/** Takes a click that led to a first payment that the referral service was not yet informed of. In the demo world no money moves. */
export function takeConversion({ pool }: Store, now: Date): Promise<UnreportedConversion | null> {
  return firstRow(pool, TAKE_CONVERSION, { now })
}

const update = (pool: Store['pool'], id: string, to: Partial<typeof referralClick.$inferInsert>) =>
  execute(pool, query.update(referralClick).set(to).where(eq(referralClick.id, id)))

/** The service knows the click now; what comes of it may be reported at once. */
export async function clickReported(
  { pool }: Store,
  { id, externalId, now }: { id: string; externalId: string; now: Date },
): Promise<void> {
  await update(pool, id, { externalId, dueAt: now, attempts: 0 })
}

export async function conversionReported({ pool }: Store, id: string, now: Date): Promise<void> {
  await update(pool, id, { convertedAt: now, dueAt: null })
}

/** Notes that the service refused it. */
export async function stopReporting({ pool }: Store, id: string): Promise<void> {
  await update(pool, id, { dueAt: null })
}

/** Drops clicks after 30 days unless they led to a purchase; those stay as long as the purchase. */
export async function dropOldClicks({ pool }: Store, now: Date): Promise<void> {
  const bought = query
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.clickId, referralClick.id))
  const old = lt(referralClick.createdAt, new Date(now.getTime() - CLICKS_KEPT_MS))
  await execute(pool, query.delete(referralClick).where(and(old, notExists(bought))))
}
