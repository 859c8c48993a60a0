import type { Job } from '../../../platform/jobs/scheduler.ts'
import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

const EVERY_MS = 60_000

/** Nobody rings for the demo world: what renews there is read again once its time is over. */
export function demoRenewals(deps: BillingDeps): Job[] {
  const provider = providerOf(deps, 'demo')
  if (provider === null) return []
  const run = async (signal: AbortSignal) => {
    const { rows } = await deps.database.pool.query<{ id: string }>(
      `select provider_id as id from subscription
       where provider = 'demo' and status = 'active' and paid_through <= $1 order by id`,
      [deps.clock.now()],
    )
    for (const { id } of rows) {
      if (signal.aborted) break
      await syncSubscription(deps, provider, id)
    }
    return undefined
  }
  return [{ name: 'demo renewals', everyMs: EVERY_MS, run }]
}
