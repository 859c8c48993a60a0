import { type Placeholders, query, rows, statement, subscription } from '@touchline/database'
import type { Job } from '@touchline/runtime'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

const EVERY_MS = 60_000

const DUE = statement((p: Placeholders<{ now: Date }>) =>
  query
    .select({ id: sql<string>`${subscription.providerId}` })
    .from(subscription)
    .where(
      and(
        eq(subscription.provider, 'demo'),
        eq(subscription.status, 'active'),
        lte(sql`coalesce(${subscription.paidThrough}, ${subscription.startedAt})`, p.now),
      ),
    )
    .orderBy(asc(subscription.providerId)),
)

/** The demo world has no webhooks: renewing subscriptions are read again once their time is over. */
export function demoRenewals(deps: BillingDeps): Job[] {
  const provider = providerOf(deps, 'demo')
  if (provider === null) return []
  const run = async (signal: AbortSignal) => {
    for (const { id } of await rows(deps.database.pool, DUE, { now: deps.clock.now() })) {
      if (signal.aborted) break
      await syncSubscription(deps, provider, id)
    }
    return undefined
  }
  return [{ name: 'demo renewals', everyMs: EVERY_MS, run }]
}
