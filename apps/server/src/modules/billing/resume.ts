import { resumable } from './billing.views.ts'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { checkOrderable, reachable } from './open-checkout.ts'
import { findSubscriptions } from './subscriptions/subscriptions.queries.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

/**
 * A cancelled plan that still runs renews again, for the same time and price.
 * @returns false when there is none, or its provider cannot do it any more
 * @throws a public error as `checkOrderable` says, or when the provider does not answer
 */
export async function resume(deps: BillingDeps, accountId: number): Promise<boolean> {
  const now = deps.clock.now()
  const { pool } = deps.database
  const row = resumable(await findSubscriptions(pool, accountId), now)
  const provider = row && providerOf(deps, row.provider)
  if (!row?.providerId || !provider?.resume) return false
  await checkOrderable(pool, accountId, now)
  const { providerId } = row
  return reachable(provider.name, async () => {
    const resumed = (await provider.resume?.(providerId)) ?? false
    await syncSubscription(deps, provider, providerId)
    return resumed
  })
}
