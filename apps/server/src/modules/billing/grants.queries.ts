import { execute, query, subscription } from '@touchline/database'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { addMonths } from './add-months.ts'

/** Adds months of free access; no provider is involved. @returns their end */
export async function grantMonths(
  client: pg.ClientBase,
  accountId: number,
  { months, from, now }: { months: number; from: Date; now: Date },
): Promise<Date> {
  const until = addMonths(from, months)
  const since = { startedAt: now, createdAt: now, updatedAt: now }
  const granted = { accountId, provider: 'grant', months, status: 'active', paidThrough: until } as const
  await execute(client, query.insert(subscription).values({ ...granted, ...since }))
  return until
}

/** Ends running grants. @returns their number */
export async function revokeGrants(client: pg.ClientBase, accountId: number, now: Date): Promise<number> {
  const cancelledAt = sql`coalesce(${subscription.cancelledAt}, ${now})`
  const runs = and(
    eq(subscription.accountId, accountId),
    eq(subscription.provider, 'grant'),
    inArray(subscription.status, ['active', 'cancelled']),
    gt(subscription.paidThrough, now),
  )
  const write = query.update(subscription).set({ status: 'ended', paidThrough: now, cancelledAt, updatedAt: now })
  return execute(client, write.where(runs))
}
