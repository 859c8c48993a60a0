import {
  type Placeholders,
  payment,
  planOrder,
  type Queryable,
  type RowOf,
  rows,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'

/** Lengths of plans that were ever paid, by one step in the index each, so that only months that may count are read. */
const lengths = sql`recursive lengths(months) as (
  select min(${payment.months}) from ${payment}
  union all
  select (select min(${payment.months}) from ${payment} where ${payment.months} > lengths.months) from lengths where lengths.months is not null)`

const monthOf = (of: SQL) => sql`date_trunc('month', ${of} at time zone 'UTC')`
const label = (of: SQL) => sql<string>`to_char(${of}, 'YYYY-MM')`

const PAID = statement((p: Placeholders<{ from: Date; now: Date }>) =>
  selection(
    {
      month: sql<string>`to_char(at, 'YYYY-MM')`,
      months: sql<number>`lengths.months`,
      status: sql<'paid' | 'failed' | 'refunded' | 'partly_refunded'>`status`,
      isLost: sql<boolean>`coalesce(dispute = 'lost', false)`,
      amount: sql<number>`amount::float8`,
      refunded: sql<number>`refunded::float8`,
      count: sql<number>`count::int`,
    },
    (columns) => sql`
      with ${lengths}
      select ${columns} from lengths
      cross join lateral generate_series(
        ${p.from}::timestamptz - make_interval(months => lengths.months::int), ${p.now}::timestamptz, interval '1 month') as at
      cross join lateral (
        select ${payment.status} as status, ${payment.dispute} as dispute, sum(${payment.amount}) as amount,
          sum(${payment.refunded}) as refunded, count(*) as count
        from ${payment}
        where ${payment.months} = lengths.months and ${payment.paidAt} >= at and ${payment.paidAt} < at + interval '1 month'
          and ${payment.paidAt} <= ${p.now}
        group by ${payment.status}, ${payment.dispute}
      ) as sums
      where lengths.months is not null`,
  ),
)

export type PaidMonth = RowOf<typeof PAID>

/**
 * Payments by month, length of the plan and outcome, as far back as they may count for the months from `from` on.
 * @param from the first instant of a month
 */
export const paidMonths = (client: Queryable, from: Date, now: Date): Promise<PaidMonth[]> =>
  rows(client, PAID, { from, now })

const RUNNING = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      months: sql<number>`lengths.months`,
      net: sql<number>`net::float8`,
      count: sql<number>`count::int`,
    },
    (columns) => sql`
      with ${lengths}
      select ${columns} from lengths
      cross join lateral (
        select sum(${payment.amount} - ${payment.refunded}) as net, count(*) as count from ${payment}
        where ${payment.months} = lengths.months and ${payment.paidAt} <= ${p.now}
          and ${payment.paidAt} >= ${p.now}::timestamptz - make_interval(months => lengths.months::int)
          and ${payment.paidAt} + make_interval(months => ${payment.months}::int) > ${p.now}
          and ${payment.status} in ('paid', 'partly_refunded') and ${payment.dispute} is distinct from 'lost'
      ) as sums
      where count > 0`,
  ),
)

export type Running = RowOf<typeof RUNNING>

/** Payments whose time has not run out, by the months of their plan. */
export const runningPayments = (client: Queryable, now: Date): Promise<Running[]> => rows(client, RUNNING, { now })

const CHANGES = statement((p: Placeholders<{ from: Date; now: Date }>) =>
  selection(
    {
      month: label(sql`month`),
      started: sql<number>`(count(*) filter (where begins))::int`,
      cancelled: sql<number>`(count(*) filter (where not begins))::int`,
    },
    (columns) => sql`
      select ${columns} from (
        select ${monthOf(sql`${subscription.startedAt}`)} as month, true as begins from ${subscription}
        where ${subscription.provider} <> 'grant' and ${subscription.startedAt} between ${p.from} and ${p.now}
        union all
        select ${monthOf(sql`ended.at`)}, false from ${subscription}, lateral (select coalesce(${subscription.withdrawnAt},
          ${subscription.cancelledAt}, ${subscription.closedAt}, case when ${subscription.status} = 'ended' then ${subscription.paidThrough} end) as at) as ended
        where ${subscription.provider} <> 'grant' and ${subscription.startedAt} is not null and ended.at between ${p.from} and ${p.now}
      ) as changes
      group by month`,
  ),
)

/** Subscriptions that began and that were cancelled, by month. */
export const changedMonths = (client: Queryable, from: Date, now: Date) => rows(client, CHANGES, { from, now })

const ENDING = statement((p: Placeholders<{ now: Date; until: Date }>) =>
  selection(
    {
      month: label(monthOf(sql`${subscription.paidThrough}`)),
      paid: sql<number>`(count(*) filter (where ${subscription.provider} <> 'grant' and ${subscription.status} = 'cancelled'))::int`,
      granted: sql<number>`(count(*) filter (where ${subscription.provider} = 'grant'))::int`,
      renewing: sql<number>`(count(*) filter (where ${subscription.provider} <> 'grant' and ${subscription.status} = 'active'))::int`,
    },
    (columns) => sql`
      select ${columns} from ${subscription}
      where ${subscription.paidThrough} > ${p.now} and ${subscription.paidThrough} < ${p.until}
        and ${subscription.status} in ('active', 'cancelled')
      group by 1`,
  ),
)

/** Ends and renewals, by month. */
export const endingMonths = (client: Queryable, now: Date, until: Date) => rows(client, ENDING, { now, until })

const TRIALS = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    { count: sql<number>`count(*)::int` },
    (columns) => sql`
      select ${columns} from ${planOrder} join ${subscription}
        on ${subscription.provider} = ${planOrder.provider} and ${subscription.providerId} = ${planOrder.providerId}
      where ${planOrder.trialDays} > 0 and ${planOrder.begunAt} + make_interval(days => ${planOrder.trialDays}::int) > ${p.now}
        and ${subscription.status} in ('active', 'cancelled')`,
  ),
)

/** Subscriptions in free days. */
export const countTrials = (client: Queryable, now: Date) => rows(client, TRIALS, { now })
