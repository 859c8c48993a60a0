import { type Placeholders, payment, query, rows, statement, subscription } from '@touchline/database'
import { and, asc, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { BillingDeps } from '../billing-deps.ts'
import { type PaymentProvider, ProviderUnreachable } from '../provider.ts'
import { findByProviderId, type StoredSubscription } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Notices that never came are missed for so long at most. */
const LOOK_BACK_MS = 7 * 24 * 3_600_000

/**
 * Reads everything that is not over or is in dispute at the real providers again, and what began there lately, and makes it the same here. What differed
 * is logged: a notice must have been lost.
 * @returns false when it was cut short
 */
export async function reconcile(deps: BillingDeps, signal?: AbortSignal): Promise<boolean> {
  let whole = true
  for (const provider of deps.payments) {
    if (provider.name === 'demo') continue
    try {
      for (const id of await subscriptionsAt(deps, provider)) {
        if (signal?.aborted) return false
        await compare(deps, provider, id)
      }
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      deps.log.warn({ err: error, provider: provider.name }, 'Payments could not be compared with their provider')
      whole = false
    }
  }
  return whole
}

const isDisputed = exists(
  query
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.subscriptionId, subscription.id), eq(payment.dispute, 'open'))),
)

const NOT_OVER = statement((p: Placeholders<{ provider: PaymentProvider['name'] }>) =>
  query
    .select({ id: sql<string>`${subscription.providerId}` })
    .from(subscription)
    .where(
      and(
        eq(subscription.provider, p.provider),
        isNotNull(subscription.providerId),
        or(ne(subscription.status, 'ended'), isDisputed),
      ),
    )
    .orderBy(asc(subscription.providerId)),
)

async function subscriptionsAt({ database, clock }: BillingDeps, provider: PaymentProvider): Promise<Set<string>> {
  const stored = await rows(database.pool, NOT_OVER, { provider: provider.name })
  const begun = (await provider.begunSince?.(new Date(clock.now().getTime() - LOOK_BACK_MS))) ?? []
  return new Set([...stored.map((row) => row.id), ...begun])
}

async function compare(deps: BillingDeps, provider: PaymentProvider, id: string): Promise<void> {
  const { database, log } = deps
  const before = await findByProviderId(database.pool, provider.name, id)
  await syncSubscription(deps, provider, id)
  const after = await findByProviderId(database.pool, provider.name, id)
  const differs = said(before) !== said(after)
  if (differs)
    log.warn({ provider: provider.name, subscription: id, before, after }, 'A subscription differed from its provider')
}

const said = (row: StoredSubscription | null) =>
  row && JSON.stringify([row.status, row.months, row.paidThrough, row.cancelledAt, row.heldAt])
