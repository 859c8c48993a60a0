import {
  account,
  drift,
  firstRow,
  type Placeholders,
  payment,
  paymentEvent,
  type Queryable,
  query,
  rows,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'

const MAX_LISTED = 50
const MAX_DRIFT = 100

const DISPUTED = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({
      memberId: account.id,
      member: account.username,
      paymentId: payment.id,
      provider: payment.provider,
      providerId: payment.providerId,
      cents: payment.amount,
      paidAt: payment.paidAt,
      dispute: sql<'open' | 'lost'>`${payment.dispute}`,
    })
    .from(payment)
    .innerJoin(account, eq(account.id, payment.accountId))
    .where(or(eq(payment.dispute, 'open'), and(eq(payment.dispute, 'lost'), gt(payment.paidAt, p.since))))
    .orderBy(sql`${payment.dispute} = 'open' desc`, desc(payment.paidAt))
    .limit(MAX_LISTED),
)

/** Open disputes, and lost ones of late. */
export const disputedPayments = (client: Queryable, now: Date) =>
  rows(client, DISPUTED, { since: new Date(now.getTime() - 90 * DAY_MS) })

const PAST_DUE = statement(() =>
  selection(
    {
      memberId: account.id,
      member: account.username,
      provider: sql<'stripe' | 'paypal' | 'demo'>`${subscription.provider}`,
      months: subscription.months,
      cents: sql<number | null>`failed.amount`,
      since: sql<Date | null>`failed.paid_at`,
      accessUntil: subscription.paidThrough,
    },
    (columns) => sql`
      select ${columns} from ${subscription}
      join ${account} on ${account.id} = ${subscription.accountId}
      left join lateral (
        select ${payment.amount} as amount, ${payment.paidAt} as paid_at from ${payment}
        where ${payment.subscriptionId} = ${subscription.id} and ${payment.status} = 'failed'
        order by ${payment.paidAt} desc limit 1) as failed on true
      where ${subscription.status} = 'past_due'
      order by failed.paid_at desc nulls last, ${subscription.id} desc
      limit ${sql.raw(String(MAX_LISTED))}`,
  ),
)

/** Renewals that wait for their money. */
export const pastDue = (client: Queryable) => rows(client, PAST_DUE, {})

const WAITING = statement(() =>
  selection(
    {
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${paymentEvent.receivedAt})`,
      error: sql<
        string | null
      >`(array_agg(${paymentEvent.error} order by ${paymentEvent.receivedAt} desc) filter (where ${paymentEvent.error} is not null))[1]`,
    },
    (columns) => sql`select ${columns} from ${paymentEvent} where ${paymentEvent.handledAt} is null`,
  ),
)

/** Notices of providers that are not processed yet. */
export const openNotices = async (client: Queryable) =>
  (await firstRow(client, WAITING, {})) ?? { waiting: 0, oldest: null, error: null }

const DRIFT = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({
      provider: drift.provider,
      providerId: drift.providerId,
      accountId: drift.accountId,
      kind: drift.kind,
      ours: drift.ours,
      theirs: drift.theirs,
      foundAt: drift.foundAt,
      settledAt: drift.settledAt,
    })
    .from(drift)
    .where(or(isNull(drift.settledAt), and(isNotNull(drift.settledAt), gt(drift.foundAt, p.since))))
    .orderBy(sql`${drift.settledAt} is null desc`, desc(drift.foundAt))
    .limit(MAX_DRIFT),
)

/** Differences from the providers, open ones first. */
export const findDrift = (client: Queryable, now: Date) =>
  rows(client, DRIFT, { since: new Date(now.getTime() - 30 * DAY_MS) })
