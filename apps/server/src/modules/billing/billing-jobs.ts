import { randomUUID } from 'node:crypto'
import { readMeta, writeMeta } from '@touchline/database'
import { underLease } from '../../platform/jobs/lease.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import type { BillingDeps } from './billing-deps.ts'
import { demoRenewals } from './demo/demo-renewals.ts'
import { reconcile } from './subscriptions/reconcile.ts'
import { handleOpenEvents } from './webhooks.routes.ts'
import { finishWithdrawals } from './withdraw.ts'

const EVENTS_EVERY_MS = 30_000
const LOOK_EVERY_MS = 600_000
const AT_HOUR = 3
const RECONCILED = 'payments:reconciled'

/** What goes on about money without anybody asking: nothing where there is no way to pay. */
export function billingJobs(deps: BillingDeps): Job[] {
  return deps.payments.length === 0 ? [] : [eventsJob(deps), reconcileJob(deps), ...demoRenewals(deps)]
}

const eventsJob = (deps: BillingDeps): Job => ({
  name: 'payment events',
  everyMs: EVENTS_EVERY_MS,
  run: async (signal) => {
    await handleOpenEvents(deps, signal)
    await finishWithdrawals(deps, signal)
    return undefined
  },
})

/** Once a night, by one process. */
const reconcileJob = (deps: BillingDeps): Job => ({
  name: 'reconcile',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    const { database, clock } = deps
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    if (now.getUTCHours() < AT_HOUR || (await readMeta(database.pool, RECONCILED)) === today) return undefined
    const options = { database, name: 'reconcile payments', holder: randomUUID(), signal }
    await underLease(options, async (lease) => {
      if ((await readMeta(database.pool, RECONCILED)) === today) return
      const whole = await reconcile(deps, lease.signal)
      if (whole) await writeMeta(database.pool, RECONCILED, today)
    })
    return undefined
  },
})
