import { execute, inTransaction, query, subscription } from '@touchline/database'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { publicError } from '../../../platform/http/errors.ts'
import { nextStart } from '../billing.views.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { checkOrderable } from '../open-checkout.ts'
import { findByProviderId, holdAccount, type StoredSubscription } from '../subscriptions/subscriptions.queries.ts'

/**
 * A checkout of the demo world as its owner sees it.
 * @throws a public error 404 when it is not this account's
 */
export async function findDemoCheckout(
  client: pg.Pool | pg.ClientBase,
  id: string,
  accountId: number,
): Promise<StoredSubscription> {
  const checkout = /^[\w-]+$/.test(id) ? await findByProviderId(client, 'demo', id) : null
  if (checkout?.accountId === accountId) return checkout
  throw publicError('not_found', 'There is no such checkout.')
}

/** Accepts the card of a checkout; one that is paid stays as it is. @throws a public error 409 as `checkOrderable` says */
export async function acceptCard({ database, clock }: BillingDeps, id: string, accountId: number): Promise<void> {
  await inTransaction(database, async (client) => {
    // Two checkouts of one account are paid one after the other, so that the second one sees the first.
    await holdAccount(client, accountId)
    const checkout = await findDemoCheckout(client, id, accountId)
    if (checkout.startedAt !== null) return
    if (checkout.status !== 'pending') throw publicError('not_found', 'There is no such checkout.')
    const now = clock.now()
    const subscriptions = await checkOrderable(client, accountId, now)
    const write = query.update(subscription).set({ startedAt: nextStart(subscriptions, now) ?? now })
    await execute(client, write.where(eq(subscription.id, checkout.id)))
  })
}
