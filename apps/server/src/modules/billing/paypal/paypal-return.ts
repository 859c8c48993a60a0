import { execute, query, subscription } from '@touchline/database'
import { and, eq, isNull } from 'drizzle-orm'
import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { ProviderUnreachable } from '../provider.ts'
import { findByProviderId } from '../subscriptions/subscriptions.queries.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

export interface PaypalReturn {
  accountId: number
  subscriptionId: string
  /** From a partner's link; it decides only on the partner's share. */
  clickId: string | null
}

/** `pending`: PayPal does not answer now; its notice will say. */
export type PaypalOutcome = 'done' | 'failed' | 'pending'

/**
 * Takes over a subscription that was approved at PayPal. The redirect proves nothing: PayPal has to know the subscription
 * as running or approved, of a plan of ours and opened for exactly this account. Doing it again changes nothing.
 */
export async function bindApproved(deps: BillingDeps, back: PaypalReturn): Promise<PaypalOutcome> {
  const { accountId, subscriptionId, clickId } = back
  const provider = providerOf(deps, 'paypal')
  if (provider === null) return 'failed'
  try {
    const reported = await provider.read(subscriptionId)
    if (reported === null || reported.accountId !== accountId || reported.months === null) return 'failed'
    if (reported.status !== 'active' && reported.status !== 'pending') return 'failed'
    await syncSubscription(deps, provider, subscriptionId)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    return 'pending'
  }
  const { pool } = deps.database
  const stored = await findByProviderId(pool, 'paypal', subscriptionId)
  if (stored?.accountId !== accountId) return 'failed'
  if (clickId !== null) {
    const unset = and(eq(subscription.id, stored.id), isNull(subscription.clickId))
    await execute(pool, query.update(subscription).set({ clickId }).where(unset))
  }
  return 'done'
}
