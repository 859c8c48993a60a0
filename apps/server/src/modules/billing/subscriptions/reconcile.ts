import { type Placeholders, payment, query, rows, statement, subscription } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, asc, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { BillingDeps } from '../billing-deps.ts'
import { type PaymentProvider, ProviderUnreachable } from '../provider.ts'
import {
  type Compared,
  type ComparisonState,
  dropOldDrift,
  noteDrift,
  readComparison,
  settleDrift,
  writeComparison,
} from './comparison.ts'
import { findByProviderId, type StoredSubscription } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Notices that never came are missed for so long at most. */
const LOOK_BACK_MS = 7 * DAY_MS

/** How often it is written down how far it is. */
const NOTED_EVERY = 20

/**
 * Reads every open or disputed subscription from the real providers again, and recent new ones, and makes our rows equal. Differences are
 * noted and logged: a notice must have been lost.
 * @returns false when it was cut short
 */
export async function reconcile(deps: BillingDeps, signal?: AbortSignal): Promise<boolean> {
  const { database, clock, log } = deps
  const startedAt = clock.now().toISOString()
  const state: ComparisonState = {
    ...(await readComparison(database)),
    startedAt,
    finishedAt: null,
    compared: 0,
    of: 0,
  }
  Object.assign(state, { differed: 0, unreachable: [] })
  for (const provider of deps.payments) {
    if (provider.name === 'demo') continue
    try {
      const ids = await subscriptionsAt(deps, provider)
      state.of += ids.size
      for (const id of ids) {
        if (signal?.aborted) return false
        if (await compare(deps, provider, id)) state.differed++
        if (++state.compared % NOTED_EVERY === 1) await writeComparison(database, state)
      }
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      log.warn({ err: error, provider: provider.name }, 'Payments could not be compared with their provider')
      state.unreachable.push(provider.name)
    }
  }
  await dropOldDrift(database, clock.now())
  // A request that came while it ran is still to be done.
  const { askedAt } = await readComparison(database)
  const isDone = askedAt === null || askedAt <= startedAt
  await writeComparison(database, { ...state, askedAt: isDone ? null : askedAt, finishedAt: clock.now().toISOString() })
  return state.unreachable.length === 0
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

/** @returns whether our record differed */
async function compare(deps: BillingDeps, provider: PaymentProvider, providerId: string): Promise<boolean> {
  const { database, log, clock } = deps
  const { name } = provider
  if (name === 'demo') return false
  const before = await findByProviderId(database.pool, name, providerId)
  const outcome = await syncSubscription(deps, provider, providerId)
  const after = await findByProviderId(database.pool, name, providerId)
  const [ours, now] = [said(before), clock.now()]
  const found = { provider: name, providerId, accountId: (after ?? before)?.accountId ?? null, ours }
  if (outcome === 'unknown') {
    // One that nobody approved is unknown at PayPal.
    if (before === null || before.status === 'pending') return false
    await noteDrift(database, { ...found, kind: 'unknown_there', theirs: null, settled: false }, now)
  } else if (outcome === 'refused') {
    const reported = await provider.read(providerId)
    // Another shop may use the same account at the provider.
    if (reported?.accountId == null) return false
    await noteDrift(database, { ...found, kind: 'refused', theirs: said(reported), settled: false }, now)
  } else if (JSON.stringify(ours) === JSON.stringify(said(after))) {
    await settleDrift(database, found, now)
    return false
  } else {
    const kind = before === null ? 'unknown_here' : 'differs'
    await noteDrift(database, { ...found, kind, theirs: said(after), settled: true }, now)
  }
  log.warn(
    { provider: name, subscription: providerId, outcome, before, after },
    'A subscription differed from its provider',
  )
  return true
}

type Said = Pick<StoredSubscription, 'status' | 'paidThrough' | 'cancelledAt' | 'heldAt'> & { months: number | null }

const said = (one: Said | null): Compared | null =>
  one && {
    status: one.status,
    months: one.months,
    paid_through: one.paidThrough?.toISOString() ?? null,
    cancelled_at: one.cancelledAt?.toISOString() ?? null,
    held_at: one.heldAt?.toISOString() ?? null,
  }
