import {
  type Database,
  feedCall,
  feedProblem,
  firstRow,
  outboxMail,
  type Placeholders,
  payment,
  paymentEvent,
  query,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import type { Figures } from './figures.ts'

const STORED = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      touchline_mail_waiting: sql<number>`count(*)`,
      touchline_mail_waiting_seconds: sql<number>`
        coalesce(greatest(extract(epoch from ${p.now}::timestamptz - min(${outboxMail.createdAt})), 0), 0)::float8`,
      touchline_notices_waiting: sql<number>`(
        select count(*) from ${paymentEvent} where ${paymentEvent.handledAt} is null)`,
      touchline_payments_disputed: sql<number>`(
        select count(*) from ${payment} where ${payment.dispute} = 'open')`,
      touchline_feed_problems_day: sql<number>`(
        select count(*) from ${feedProblem} where ${feedProblem.lastAt} > ${p.now}::timestamptz - interval '1 day')`,
    },
    (columns) => sql`select ${columns} from ${outboxMail} where ${outboxMail.sentAt} is null`,
  ),
)

const CALLS_TODAY = statement(() =>
  query
    .select({ source: feedCall.source, calls: sql<number>`sum(${feedCall.calls})::integer` })
    .from(feedCall)
    .where(sql`${feedCall.day} = (clock_timestamp() at time zone 'utc')::date`)
    .groupBy(feedCall.source),
)

/** Figures of the database itself, and of this process's use of it. */
export async function databaseFigures({ pool }: Pick<Database, 'pool'>, now: Date): Promise<Figures> {
  const use: Figures = {
    touchline_database_connections: pool.totalCount,
    touchline_database_connections_idle: pool.idleCount,
    touchline_database_waiting: pool.waitingCount,
  }
  try {
    const calls = await rows(pool, CALLS_TODAY, {})
    return {
      ...use,
      ...(await firstRow(pool, STORED, { now })),
      touchline_source_calls_day: Object.fromEntries(calls.map(({ source, calls }) => [source, calls])),
      touchline_database_up: 1,
    }
  } catch {
    return { ...use, touchline_database_up: 0 }
  }
}
