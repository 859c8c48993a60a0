import { randomUUID } from 'node:crypto'
import { readMeta, writeMeta } from '@touchline/database'
import type { Job } from '@touchline/runtime'
import { underLease } from '@touchline/runtime'
import type { BillingDeps } from './billing-deps.ts'
import { demoRenewals } from './demo/demo-renewals.ts'
import { movePauses } from './pauses/pauses.ts'
import { finishRefunds } from './refunds/send-refund.ts'
import { type ComparisonState, readComparison } from './subscriptions/comparison.ts'
import { reconcile } from './subscriptions/reconcile.ts'
import { handleOpenEvents } from './webhooks.routes.ts'
import { finishWithdrawals } from './withdraw.ts'

const EVENTS_EVERY_MS = 30_000
const LOOK_EVERY_MS = 10_000
/** How long until the next try when a provider did not answer at night. */
const AGAIN_AFTER_MS = 600_000
const AT_HOUR = 3
const RECONCILED = 'payments:reconciled'

/** Jobs of billing: none without a way to pay. */
export function billingJobs(deps: BillingDeps): Job[] {
  return deps.payments.length === 0 ? [] : [eventsJob(deps), reconcileJob(deps), ...demoRenewals(deps)]
}

const eventsJob = (deps: BillingDeps): Job => ({
  name: 'payment events',
  everyMs: EVENTS_EVERY_MS,
  run: async (signal) => {
    await handleOpenEvents(deps, signal)
    await finishWithdrawals(deps, signal)
    await finishRefunds(deps, signal)
    await movePauses(deps, signal)
    return undefined
  },
})

/** Runs once a night, and when an operator requests it, in one process. */
const reconcileJob = (deps: BillingDeps): Job => ({
  name: 'reconcile',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    const { database, clock } = deps
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    const isAway = ({ unreachable, finishedAt }: ComparisonState) =>
      unreachable.length > 0 && finishedAt !== null && now.getTime() - Date.parse(finishedAt) < AGAIN_AFTER_MS
    const isNight = async (state: ComparisonState) =>
      now.getUTCHours() >= AT_HOUR && (await readMeta(database.pool, RECONCILED)) !== today && !isAway(state)
    const isDue = async () => {
      const state = await readComparison(database)
      return state.askedAt !== null || (await isNight(state))
    }
    if (!(await isDue())) return undefined
    const options = { database, name: 'reconcile payments', holder: randomUUID(), signal }
    await underLease(options, async (lease) => {
      if (!(await isDue())) return
      const whole = await reconcile(deps, lease.signal)
      if (whole) await writeMeta(database.pool, RECONCILED, today)
    })
    return undefined
  },
})
