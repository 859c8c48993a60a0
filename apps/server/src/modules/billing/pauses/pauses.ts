import { inTransaction } from '@touchline/database'
import { publicError } from '../../../platform/http/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { grantUntil } from '../grants.queries.ts'
import { billingMail } from '../mails/billing-mails.ts'
import { reachable } from '../open-checkout.ts'
import { findOrder } from '../plans/orders.queries.ts'
import { currentPlans } from '../plans/plans.queries.ts'
import { type ProviderName, ProviderUnreachable } from '../provider.ts'
import { holdAccount } from '../subscriptions/subscriptions.queries.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { pauseEnd } from './pause-end.ts'
import { addPause, duePauses, notePause, openPauses, pauseOf, type StoredPause } from './pauses.queries.ts'

/**
 * Lets monthly plans rest whose renewal falls into the off-season, and charges those again whose rest is over. Each step is written down
 * before its provider is asked, and done again until it succeeds.
 */
export async function movePauses(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  const { pool } = deps.database
  const now = deps.clock.now()
  const months = (await currentPlans(pool)).find((one) => one.months === 1)?.pauseMonths ?? []
  for (const { provider, startsAt, ...due } of months.length === 0 ? [] : await duePauses(pool, now, months)) {
    if (providerOf(deps, provider)?.pause)
      await addPause(pool, { ...due, startsAt, endsAt: pauseEnd(startsAt, months) })
  }
  for (const pause of await openPauses(pool)) {
    if (signal?.aborted) return
    const isOver = pause.endsAt <= now || pause.status === 'ended' || pause.status === 'cancelled'
    try {
      if (pause.begunAt === null && !isOver) await begin(deps, pause)
      else if (isOver) await end(deps, pause)
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      deps.log.warn({ err: error, subscription: pause.subscriptionId }, 'A plan could not be paused or renewed yet')
    }
  }
}

async function begin(deps: BillingDeps, pause: StoredPause): Promise<void> {
  const { database, clock } = deps
  const provider = providerOf(deps, pause.provider)
  if (!provider?.pause) return
  await provider.pause.begin(pause.providerId, pause.endsAt)
  const now = clock.now()
  await inTransaction(database, async (client) => {
    const account = await holdAccount(client, pause.accountId)
    await notePause(client, pause, { begunAt: now })
    const news = { kind: 'paused', from: pause.startsAt, until: pause.endsAt } as const
    if (account) await queueMail(client, billingMail(news, account, deps), now)
  })
  await syncSubscription(deps, provider, pause.providerId)
}

async function end(deps: BillingDeps, pause: StoredPause): Promise<void> {
  const { database, clock } = deps
  const provider = providerOf(deps, pause.provider)
  const isRunning = pause.status === 'active' || pause.status === 'past_due'
  const next = isRunning && provider?.pause ? await provider.pause.end(pause.providerId) : null
  const now = clock.now()
  await inTransaction(database, async (client) => {
    await holdAccount(client, pause.accountId)
    // The days until the provider charges are on the house: nobody is locked out of the first matches.
    if (next !== null && next > now)
      await grantUntil(client, pause.accountId, { months: 1, from: now, until: next, now })
    await notePause(client, pause, { endedAt: now })
  })
  if (provider) await syncSubscription(deps, provider, pause.providerId)
}

/**
 * Ends the rest of an account's plan at the member's wish: it is charged now.
 * @throws a public error: 409 nothing rests, or the provider charges on its own day; 503 it does not answer, and it follows by itself
 */
export async function endPause(deps: BillingDeps, accountId: number): Promise<void> {
  const { database, clock } = deps
  const pause = await pauseOf(database.pool, accountId)
  const provider = pause && providerOf(deps, pause.provider)
  const now = clock.now()
  if (pause === null || pause.startsAt > now) throw publicError('conflict', 'No plan rests.')
  if (!provider?.pause?.canEndEarly) throw publicError('conflict', 'This plan is charged when the off-season is over.')
  await notePause(database.pool, pause, { endsAt: now })
  await reachable(provider.name, () => end(deps, { ...pause, endsAt: now }))
}

/** The rest of an account's plan, as its page says it; null without one. */
export async function restOf(deps: BillingDeps, accountId: number) {
  const { pool } = deps.database
  const pause = await pauseOf(pool, accountId)
  if (pause?.status !== 'active') return null
  const plan = (await currentPlans(pool)).find(({ months }) => months === 1)
  const key = { provider: pause.provider as ProviderName, providerId: pause.providerId, orderId: null }
  const order = await findOrder(pool, key)
  const canUse = providerOf(deps, pause.provider)?.pause?.canEndEarly ?? false
  const cents = order?.cents ?? plan?.cents ?? 0
  return { from: pause.startsAt, until: pause.endsAt, canUse: canUse && pause.startsAt <= deps.clock.now(), cents }
}
