import { hash } from 'node:crypto'
import {
  type Database,
  execute,
  firstRow,
  forecastRecord,
  inTransaction,
  type Placeholders,
  type Queryable,
  query,
  recordHead,
  rows,
  selection,
  statement,
} from '@touchline/database'
import type { Lease } from '@touchline/runtime'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { recordLine } from './record-line.ts'

/**
 * The hash of a day: SHA-256, in hex, of the hash before and the day's lines, each of them ended by a line feed.
 * @param previous empty for the first day
 */
export const hashOfDay = (previous: string, lines: readonly string[]): string =>
  hash('sha256', [previous, ...lines].map((line) => `${line}\n`).join(''))

const DAY_ROWS = statement((p: Placeholders<{ simulated: boolean; day: string }>) =>
  query
    .select()
    .from(forecastRecord)
    .where(
      and(
        eq(forecastRecord.simulated, p.simulated),
        sql`${forecastRecord.recordedAt} >= ${p.day}::date::timestamp at time zone 'UTC'`,
        sql`${forecastRecord.recordedAt} < (${p.day}::date + 1)::timestamp at time zone 'UTC'`,
      ),
    )
    .orderBy(asc(forecastRecord.id)),
)

/** The lines recorded on a UTC day, in the order of writing. */
export const linesOfDay = async (queryable: Queryable, simulated: boolean, day: string): Promise<string[]> =>
  (await rows(queryable, DAY_ROWS, { simulated, day })).map(recordLine)

const HEADS = statement((p: Placeholders<{ simulated: boolean }>) =>
  query.select().from(recordHead).where(eq(recordHead.simulated, p.simulated)).orderBy(asc(recordHead.day)),
)

type Head = typeof recordHead.$inferSelect

/** All links of a chain, the first day first. */
export const headsOf = (queryable: Queryable, simulated: boolean): Promise<Head[]> =>
  rows(queryable, HEADS, { simulated })

const LAST_HEAD = statement((p: Placeholders<{ simulated: boolean }>) =>
  query.select().from(recordHead).where(eq(recordHead.simulated, p.simulated)).orderBy(desc(recordHead.day)).limit(1),
)

const UNSEALED = statement((p: Placeholders<{ simulated: boolean; after: string; now: Date | null }>) =>
  selection(
    { day: sql<string>`(${forecastRecord.recordedAt} at time zone 'UTC')::date::text` },
    (columns) => sql`
      select distinct ${columns} from ${forecastRecord}
      where ${forecastRecord.simulated} = ${p.simulated}::boolean
        and ${forecastRecord.recordedAt} >= (${p.after}::date + 1)::timestamp at time zone 'UTC'
        and ${forecastRecord.recordedAt} < date_trunc('day', coalesce(${p.now}::timestamptz, clock_timestamp()), 'UTC')
      order by 1`,
  ),
)

const BEFORE_ALL = '1970-01-01'

interface SealOptions {
  simulated: boolean
  /** The product's time, which a simulated record goes by. */
  now: Date
  lease: Pick<Lease, 'keep'>
}

/**
 * Adds a link for every day that is over and has none. The lease keeps everybody from writing meanwhile, so that no row comes late.
 * @returns the new heads
 */
export function sealDays(
  database: Database,
  { simulated, now, lease }: SealOptions,
): Promise<Omit<Head, 'sealedAt'>[]> {
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    const last = await firstRow(client, LAST_HEAD, { simulated })
    const after = last?.day ?? BEFORE_ALL
    const days = await rows(client, UNSEALED, { simulated, after, now: simulated ? now : null })
    const heads: Omit<Head, 'sealedAt'>[] = []
    for (const { day } of days) {
      const previous = heads.at(-1)?.hash ?? last?.hash ?? ''
      const lines = await linesOfDay(client, simulated, day)
      heads.push({ simulated, day, forecasts: lines.length, previous, hash: hashOfDay(previous, lines) })
    }
    const sealedAt = simulated ? now : sql<Date>`clock_timestamp()`
    if (heads.length > 0)
      await execute(client, query.insert(recordHead).values(heads.map((head) => ({ ...head, sealedAt }))))
    return heads
  })
}
