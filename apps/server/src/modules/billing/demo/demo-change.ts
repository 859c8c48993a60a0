import { randomBytes } from 'node:crypto'
import { type Database, execute, inTransaction, query, subscription } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import { eq } from 'drizzle-orm'
import { addOrder, nameOrder } from '../plans/orders.queries.ts'
import type { PlanChange } from '../provider.ts'
import { findByProviderId, holdAccount } from '../subscriptions/subscriptions.queries.ts'

/** In the demo world the present subscription runs out, and one of the other plan begins on that day. */
export async function changeDemoPlan(
  { database, clock }: { database: Database; clock: Clock },
  providerId: string,
  { terms }: PlanChange,
): Promise<{ approvalUrl: null }> {
  await inTransaction(database, async (client) => {
    const now = clock.now()
    const found = await findByProviderId(client, 'demo', providerId)
    if (found === null || (await holdAccount(client, found.accountId)) === null) return
    // The lock was waited for: another request may have changed it meanwhile.
    const row = await findByProviderId(client, 'demo', providerId)
    if (row?.status !== 'active' || row.paidThrough === null) return
    const { accountId, paidThrough } = row
    const ended = { status: 'cancelled', cancelledAt: now, updatedAt: now } as const
    await execute(client, query.update(subscription).set(ended).where(eq(subscription.id, row.id)))
    const id = randomBytes(24).toString('base64url')
    const next = { accountId, provider: 'demo', providerId: id, months: terms.months, status: 'active' } as const
    const dates = { startedAt: paidThrough, createdAt: now, updatedAt: now }
    await execute(client, query.insert(subscription).values({ ...next, ...dates }))
    const order = { ...terms, accountId, provider: 'demo', promotionId: null } as const
    await nameOrder(client, await addOrder(client, order, { now, begunAt: paidThrough }), id)
  })
  return { approvalUrl: null }
}
