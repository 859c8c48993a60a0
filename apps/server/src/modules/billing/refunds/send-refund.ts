import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { ProviderUnreachable } from '../provider.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { endRefund, findOpenRefunds, type OpenRefund } from './refunds.queries.ts'

/** `done`, `refused` by the provider for good, or `waiting` because it does not answer; then it is tried again. */
export type RefundOutcome = 'done' | 'refused' | 'waiting'

/** Sends a stored refund to the provider and updates our records. Doing it twice pays back once. */
export async function sendRefund(deps: BillingDeps, refund: OpenRefund): Promise<RefundOutcome> {
  const { database, clock, log } = deps
  const provider = providerOf(deps, refund.provider)
  if (provider === null) {
    await endRefund(database, refund.id, { error: 'This way to pay is not set up here any more' })
    return 'refused'
  }
  const { subscriptionId, amount: cents, currency, paymentId } = refund
  try {
    if (refund.endsRenewal) await provider.cancel(subscriptionId)
    // Ids repeat after a backup is restored; the time tells such refunds apart.
    const key = `operator-refund-${refund.id}-${refund.createdAt.getTime()}`
    const error = await provider.refund(subscriptionId, { key, paymentId, cents, currency })
    await endRefund(database, refund.id, error === null ? { doneAt: clock.now() } : { error })
    await syncSubscription(deps, provider, subscriptionId)
    return error === null ? 'done' : 'refused'
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    log.warn({ err: error, provider: provider.name }, 'A refund waits, because its provider does not answer')
    return 'waiting'
  }
}

/** Sends what still waits: a provider did not answer, or the process ended in the middle. */
export async function finishRefunds(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  for (const refund of await findOpenRefunds(deps.database)) {
    if (signal?.aborted) return
    try {
      await sendRefund(deps, refund)
    } catch (error) {
      deps.log.error({ err: error, refund: refund.id }, 'A refund could not be sent yet')
    }
  }
}
