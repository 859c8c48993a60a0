import { randomBytes } from 'node:crypto'
import {
  type Database,
  execute,
  firstRow,
  type Placeholders,
  query,
  type RowOf,
  statement,
  subscription,
  worldOf,
} from '@touchline/database'
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { publicError } from '../../../platform/http/errors.ts'
import { addMonths } from '../add-months.ts'
import { planOf } from '../plans.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '../provider.ts'

const FACTS = statement((p: Placeholders<{ subscriptionId: string }>) =>
  query
    .select({
      id: sql<string>`${subscription.providerId}`,
      accountId: subscription.accountId,
      months: subscription.months,
      clickId: subscription.clickId,
      /** When it begins; null before a card was accepted. */
      startedAt: subscription.startedAt,
      cancelledAt: subscription.cancelledAt,
      /** Whether all money went back. */
      ended: sql<boolean>`${subscription.status} = 'ended'`,
    })
    .from(subscription)
    .where(and(eq(subscription.provider, 'demo'), eq(subscription.providerId, p.subscriptionId))),
)

/** What this provider keeps, in our own row of the subscription. */
type DemoFacts = RowOf<typeof FACTS>

/** A subscription that is paid on time, every time, until it is cancelled. */
export function demoSubscription(facts: DemoFacts, now: Date): ProviderSubscription {
  const { id, accountId, months, clickId, startedAt, cancelledAt, ended } = facts
  const begun = startedAt !== null && startedAt <= now ? startedAt : null
  const periods = begun === null ? [] : periodsOf(begun, months, cancelledAt ?? now)
  return {
    id,
    accountId,
    customerId: null,
    payer: null,
    months: planOf(months)?.months ?? null,
    status: statusOf(facts),
    paidThrough: begun && addMonths(begun, months * periods.length),
    startedAt: begun,
    heldAt: null,
    cancelledAt,
    clickId,
    paymentUrl: null,
    payments: periods.map((paidAt, at) => paymentOf(`${id}-${at + 1}`, { months, paidAt, ended })),
  }
}

function statusOf({ startedAt, cancelledAt, ended }: DemoFacts): ProviderSubscription['status'] {
  if (ended) return 'ended'
  if (startedAt === null) return 'pending'
  return cancelledAt === null ? 'active' : 'cancelled'
}

const isDemo = (subscriptionId: string) =>
  and(eq(subscription.provider, 'demo'), eq(subscription.providerId, subscriptionId))

/** When each period began; the last one is going on at that instant. */
function periodsOf(startedAt: Date, months: number, until: Date): Date[] {
  const begun = [startedAt]
  for (let next = addMonths(startedAt, months); next <= until; next = addMonths(startedAt, months * begun.length)) {
    begun.push(next)
  }
  return begun
}

function paymentOf(id: string, period: { months: number; paidAt: Date; ended: boolean }): ProviderPayment {
  const { months, paidAt, ended } = period
  const amount = planOf(months)?.cents ?? 0
  return {
    id,
    status: ended ? 'refunded' : 'paid',
    amount,
    refunded: ended ? amount : 0,
    currency: 'EUR',
    paidAt,
    receiptUrl: null,
    dispute: null,
  }
}

/** Pays in the demo world, where no money moves. It keeps what it knows in the row of the subscription itself. */
export function demoProvider({ database, clock }: { database: Database; clock: Clock }): PaymentProvider {
  const { pool } = database
  const cancelled = ({ status }: { status: 'ended' | SQL }) =>
    query.update(subscription).set({ status, cancelledAt: sql`coalesce(${subscription.cancelledAt}, ${clock.now()})` })
  return {
    name: 'demo',
    open: async ({ accountId, plan, clickId }) => {
      // A process that serves pages may have started before the database got its football.
      if ((await worldOf(pool)) !== 'demo') throw publicError('not_ready', 'There is no demo world on this site.')
      const id = randomBytes(24).toString('base64url')
      const ordered = { accountId, provider: 'demo', status: 'pending' } as const
      const unpaid = and(eq(subscription.status, ordered.status), isNull(subscription.startedAt))
      const earlier = and(eq(subscription.accountId, accountId), eq(subscription.provider, ordered.provider), unpaid)
      await execute(pool, query.delete(subscription).where(earlier))
      const now = clock.now()
      const order = { ...ordered, providerId: id, months: plan.months, clickId, createdAt: now, updatedAt: now }
      await execute(pool, query.insert(subscription).values(order))
      return { id, url: `/checkout/demo/${id}` }
    },
    read: async (subscriptionId) => {
      const facts = await firstRow(pool, FACTS, { subscriptionId })
      return facts && demoSubscription(facts, clock.now())
    },
    cancel: async (subscriptionId) => {
      const status = sql`case when ${subscription.startedAt} <= ${clock.now()} then 'cancelled' else 'ended' end`
      const runs = inArray(subscription.status, ['active', 'pending'])
      await execute(pool, cancelled({ status }).where(and(isDemo(subscriptionId), runs)))
    },
    resume: async (subscriptionId) => {
      const isCancelled = and(isDemo(subscriptionId), eq(subscription.status, 'cancelled'))
      const write = query.update(subscription).set({ status: 'active', cancelledAt: null })
      await execute(pool, write.where(and(isCancelled, gt(subscription.paidThrough, clock.now()))))
      const facts = await firstRow(pool, FACTS, { subscriptionId })
      return facts !== null && statusOf(facts) === 'active'
    },
    refundAndEnd: async (subscriptionId) => {
      const open = or(ne(subscription.status, 'ended'), isNull(subscription.cancelledAt))
      await execute(pool, cancelled({ status: 'ended' }).where(and(isDemo(subscriptionId), open)))
    },
  }
}
