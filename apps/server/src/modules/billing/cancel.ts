import { firstRow, inTransaction, type Placeholders, selection, statement, subscription } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { publicError } from '../../platform/http/errors.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { BillingDeps } from './billing-deps.ts'
import { providerOf } from './billing-deps.ts'
import { billingMail } from './mails/billing-mails.ts'
import { reachable } from './open-checkout.ts'
import { closeSubscription } from './refunds/refunds.queries.ts'
import { findSubscriptions, holdAccount, type StoredSubscription } from './subscriptions/subscriptions.queries.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

const renews = ({ status }: StoredSubscription) => status === 'active' || status === 'past_due'
const runsOut = (now: Date) => (row: StoredSubscription) =>
  row.status === 'cancelled' && row.paidThrough !== null && row.paidThrough > now

/**
 * Stops every renewal of an account; paid time stays. Idempotent.
 * @returns false when there is nothing to cancel
 * @throws a public error when a provider does not answer
 */
export async function cancelAll(deps: BillingDeps, accountId: number): Promise<boolean> {
  const rows = await findSubscriptions(deps.database.pool, accountId)
  const renewing = rows.filter(renews)
  for (const row of renewing) await cancelOne(deps, row)
  return renewing.length > 0 || rows.some(runsOut(deps.clock.now()))
}

/**
 * Ends what an account bought at once; no money goes back. Doing it twice does no harm.
 * @returns false when nothing it bought runs
 * @throws a public error when a provider does not answer; what was ended before stays so
 */
export async function endAllNow(deps: BillingDeps, accountId: number): Promise<boolean> {
  const now = deps.clock.now()
  const stored = await findSubscriptions(deps.database.pool, accountId)
  const running = stored.filter((row) => row.provider !== 'grant' && (renews(row) || runsOut(now)(row)))
  for (const row of running) await endOne(deps, row)
  return running.length > 0
}

async function endOne(deps: BillingDeps, { id, accountId, provider, providerId }: StoredSubscription): Promise<void> {
  const { database, clock, brand, publicUrl } = deps
  const way = providerOf(deps, provider)
  if (way === null || providerId === null)
    throw publicError('not_ready', 'The way this was paid is not set up here any more.')
  await reachable(way.name, async () => {
    await (way.end ?? way.cancel)(providerId)
    const now = clock.now()
    await inTransaction(database, async (client) => {
      const account = await holdAccount(client, accountId)
      await closeSubscription(client, id, now)
      if (account)
        await queueMail(client, billingMail({ kind: 'cancelled', openUntil: null }, account, { brand, publicUrl }), now)
    })
    await syncSubscription(deps, way, providerId)
  })
}

async function cancelOne(deps: BillingDeps, row: StoredSubscription): Promise<void> {
  const { provider, providerId } = row
  if (provider === 'grant' || providerId === null) {
    await cancelGrant(deps, row)
    return
  }
  const way = providerOf(deps, provider)
  if (way === null)
    throw publicError('not_ready', 'The way this was paid is not set up here any more. Write to us to cancel.')
  await reachable(provider, async () => {
    await way.cancel(providerId)
    await syncSubscription(deps, way, providerId)
  })
}

const CANCEL = statement((p: Placeholders<{ id: number; now: Date }>) =>
  selection(
    {
      openUntil: sql<Date | null>`
        case when ${subscription.paidThrough} > ${p.now} then ${subscription.paidThrough} end`,
    },
    (columns) => sql`
      update ${subscription} set status = 'cancelled', cancelled_at = ${p.now}, updated_at = ${p.now}
      where ${subscription.id} = ${p.id} and ${subscription.status} = 'active'
      returning ${columns}`,
  ),
)

/** A grant costs nothing and has no provider; cancelling it sends the same mail. */
async function cancelGrant(
  { database, clock, ...site }: BillingDeps,
  { id, accountId }: StoredSubscription,
): Promise<void> {
  const now = clock.now()
  await inTransaction(database, async (client) => {
    const account = await holdAccount(client, accountId)
    const cancelled = await firstRow(client, CANCEL, { id, now })
    if (account && cancelled)
      await queueMail(client, billingMail({ kind: 'cancelled', ...cancelled }, account, site), now)
  })
}
