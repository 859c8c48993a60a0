import { execute, type Queryable, query, subscription } from '@touchline/database'
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

/** Access that was given until a day. One that is over says that there was one. */
export async function grantUntil(
  client: Queryable,
  accountId: number,
  { months, from, until, now }: { months: number; from: Date; until: Date; now: Date },
): Promise<void> {
  const values = { accountId, provider: 'grant', months, paidThrough: until, startedAt: from } as const
  const status = until > now ? ('active' as const) : ('cancelled' as const)
  await execute(client, query.insert(subscription).values({ ...values, status, createdAt: now, updatedAt: now }))
}

/** How long a running grant lasts. */
export const changeGrant = (
  client: Queryable,
  id: number,
  { months, until, now }: { months: number; until: Date; now: Date },
) =>
  execute(
    client,
    query.update(subscription).set({ months, paidThrough: until, updatedAt: now }).where(eq(subscription.id, id)),
  )
