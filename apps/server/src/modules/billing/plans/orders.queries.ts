import {
  execute,
  firstRow,
  type Placeholders,
  planOrder,
  type Queryable,
  query,
  type RowOf,
  selection,
  statement,
} from '@touchline/database'
import { DAY_MS, HOUR_MS } from '@touchline/football'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ProviderName } from '../provider.ts'
import { defaultCents } from './plans.ts'
import type { Terms } from './terms.ts'

/** How long a checkout reserves the use of a promotion. */
export const HELD_MS = HOUR_MS
/** A checkout that nobody paid is forgotten after so long; none stays open for longer. */
const KEPT_MS = 30 * DAY_MS

interface NewOrder extends Terms {
  accountId: number
  provider: ProviderName | 'grant'
  promotionId: number | null
}

const ADD = statement(
  (p: Placeholders<Omit<NewOrder, 'currency'> & { now: Date; heldUntil: Date; begunAt: Date | null }>) =>
    selection(
      { id: planOrder.id },
      (columns) => sql`
      insert into ${planOrder} (account_id, provider, months, cents, trial_days, discount, discounted, promotion_id, created_at, held_until, begun_at)
      values (${p.accountId}, ${p.provider}, ${p.months}, ${p.cents}, ${p.trialDays}, ${p.discount}, ${p.discounted}, ${p.promotionId}, ${p.now}, ${p.heldUntil}, ${p.begunAt})
      returning ${columns}`,
    ),
)

/** Records an order of an account. @returns its id */
export async function addOrder(
  client: Queryable,
  { currency: _currency, ...order }: NewOrder,
  { now, begunAt = null }: { now: Date; begunAt?: Date | null },
): Promise<number> {
  const added = await firstRow(client, ADD, { ...order, now, heldUntil: new Date(now.getTime() + HELD_MS), begunAt })
  return added?.id ?? 0
}

/** Names the provider's id of an order. */
export const nameOrder = (client: Queryable, id: number, providerId: string) =>
  execute(client, query.update(planOrder).set({ providerId }).where(eq(planOrder.id, id)))

/** A checkout could not be opened. */
export const dropOrder = (client: Queryable, id: number) =>
  execute(client, query.delete(planOrder).where(eq(planOrder.id, id)))

const columns = {
  id: planOrder.id,
  months: planOrder.months,
  cents: planOrder.cents,
  trialDays: planOrder.trialDays,
  discount: planOrder.discount,
  discounted: planOrder.discounted,
}

interface OrderKey {
  provider: ProviderName
  providerId: string
  /** Our order id as stored by the provider. */
  orderId: number | null
}

const ORDER_OF = statement((p: Placeholders<OrderKey & { accountId: number | null }>) =>
  query
    .select(columns)
    .from(planOrder)
    .where(
      and(
        eq(planOrder.provider, p.provider),
        or(
          eq(planOrder.providerId, p.providerId),
          and(isNull(planOrder.providerId), eq(planOrder.id, sql`${p.orderId}::int`)),
        ),
        sql`(${p.accountId}::int is null or ${planOrder.accountId} = ${p.accountId})`,
      ),
    ),
)

export type StoredOrder = RowOf<typeof ORDER_OF>

/** The order that a subscription came of; null where none is known. */
export const findOrder = (
  client: Queryable,
  key: OrderKey & { accountId?: number | null },
): Promise<StoredOrder | null> => firstRow(client, ORDER_OF, { accountId: null, ...key })

/** Terms of a subscription whose order is not known: it is as old as the default prices. */
export const defaultTerms = (months: number): Terms => ({
  months,
  cents: defaultCents(months),
  currency: 'EUR',
  trialDays: 0,
  discount: 0,
  discounted: 0,
})

/** A subscription came of an order; from its beginning on it counts as a use of its promotion. */
export const beginOrder = (
  client: Queryable,
  id: number,
  { providerId, begunAt }: { providerId: string; begunAt: Date | null },
) => execute(client, query.update(planOrder).set({ providerId, begunAt }).where(eq(planOrder.id, id)))

/** Drops checkouts that nobody paid. */
export async function dropOldOrders(client: Queryable, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS)
  const unpaid = and(isNull(planOrder.begunAt), lt(planOrder.createdAt, until))
  await execute(client, query.delete(planOrder).where(unpaid))
}
