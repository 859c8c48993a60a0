import { publicError } from '../../platform/http/errors.ts'
import type { BillingDeps } from './billing-deps.ts'
import { providerOf } from './billing-deps.ts'
import { converge } from './converge.ts'
import { reachable } from './open-checkout.ts'
import { findSubscriptions, type StoredSubscription } from './subscriptions.queries.ts'

const renews = ({ status }: StoredSubscription) => status === 'active' || status === 'past_due'
const runsOut = (now: Date) => (row: StoredSubscription) =>
  row.status === 'cancelled' && row.paidThrough !== null && row.paidThrough > now

/**
 * Nothing of an account renews any more; what is paid stays. Doing it twice does no harm.
 * @returns false when there is nothing that could be cancelled
 * @throws a public error when a provider does not answer
 */
export async function cancelAll(deps: BillingDeps, accountId: number): Promise<boolean> {
  const rows = await findSubscriptions(deps.database.pool, accountId)
  const renewing = rows.filter(renews)
  for (const row of renewing) await cancelOne(deps, row)
  return renewing.length > 0 || rows.some(runsOut(deps.clock.now()))
}

async function cancelOne(deps: BillingDeps, { id, provider, providerId }: StoredSubscription): Promise<void> {
  const { database, clock } = deps
  if (provider === 'grant' || providerId === null) {
    await database.pool.query(
      `update subscription set status = 'cancelled', cancelled_at = $2, updated_at = $2 where id = $1 and status = 'active'`,
      [id, clock.now()],
    )
    return
  }
  const way = providerOf(deps, provider)
  if (way === null)
    throw publicError('not_ready', 'The way this was paid is not set up here any more. Write to us to cancel.')
  await reachable(provider, async () => {
    await way.cancel(providerId)
    await converge(deps, way, providerId)
  })
}
