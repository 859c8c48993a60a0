import {
  execute,
  firstRow,
  type Placeholders,
  plan,
  planOrder,
  type Queryable,
  query,
  rows,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { currentPlans } from '../../billing/plans/plans.queries.ts'
import { DEFAULT_PLANS, defaultCents, type SoldPlan } from '../../billing/plans/plans.ts'

const LOCK = 7_310_041

const LOCKED = statement(() =>
  selection(
    { locked: sql<null>`pg_advisory_xact_lock(${sql.raw(String(LOCK))})::text` },
    (columns) => sql`select ${columns}`,
  ),
)

/** Locks the plans until the transaction ends. The default plans are stored first if none were ever changed. */
export async function holdPlans(client: Queryable): Promise<readonly SoldPlan[]> {
  await firstRow(client, LOCKED, {})
  const plans = await currentPlans(client)
  if (plans === DEFAULT_PLANS) {
    const values = DEFAULT_PLANS.map(({ currency: _currency, pauseMonths, ...one }, position) => ({
      ...one,
      pauseMonths: [...pauseMonths],
      position,
      createdAt: EVER,
    }))
    await execute(client, query.insert(plan).values(values))
  }
  return plans
}

/** Start of the sale of the default plans. */
const EVER = new Date(0)

const isCurrent = (months: number) => and(eq(plan.months, months), isNull(plan.retiredAt))

/** Stores the order of the plans. */
export async function placePlans(client: Queryable, months: readonly number[]): Promise<void> {
  for (const [position, one] of months.entries())
    await execute(client, query.update(plan).set({ position }).where(isCurrent(one)))
}

/** Stores a plan, which keeps its place; sales at its former price stay known. */
export async function writePlan(
  client: Queryable,
  { currency: _currency, ...next }: SoldPlan,
  { before, position, now }: { before: SoldPlan | null; position: number; now: Date },
): Promise<void> {
  const stored = { ...next, pauseMonths: [...next.pauseMonths] }
  if (before !== null && before.months === next.months && before.cents === next.cents) {
    await execute(client, query.update(plan).set(stored).where(isCurrent(next.months)))
    return
  }
  if (before !== null) await execute(client, query.update(plan).set({ retiredAt: now }).where(isCurrent(before.months)))
  await execute(client, query.insert(plan).values({ ...stored, position, createdAt: now }))
}

const SINCE = statement(() =>
  query.select({ months: plan.months, since: plan.createdAt }).from(plan).where(isNull(plan.retiredAt)),
)

/** Start of each plan's price; null for the first price. */
export async function pricedSince(client: Queryable): Promise<Map<number, Date | null>> {
  const found = await rows(client, SINCE, {})
  return new Map(found.map(({ months, since }) => [months, since.getTime() === EVER.getTime() ? null : since]))
}

const RENEWING = statement((p: Placeholders<{ defaults: string }>) =>
  selection(
    { months: subscription.months, cents: sql<number>`of.cents`, count: sql<number>`count(*)::int` },
    (columns) => sql`
      select ${columns} from ${subscription}
      left join ${planOrder} on ${planOrder.provider} = ${subscription.provider} and ${planOrder.providerId} = ${subscription.providerId},
      lateral (select coalesce(${planOrder.cents}, (${p.defaults}::jsonb ->> ${subscription.months}::text)::int, 0) as cents) as of
      where ${subscription.status} in ('active', 'past_due') and ${subscription.provider} <> 'grant'
      group by ${subscription.months}, of.cents`,
  ),
)

/** Number of renewing subscriptions, by months and price. */
export const renewingByPrice = (client: Queryable) =>
  rows(client, RENEWING, {
    defaults: JSON.stringify(Object.fromEntries(DEFAULT_PLANS.map(({ months }) => [months, defaultCents(months)]))),
  })
