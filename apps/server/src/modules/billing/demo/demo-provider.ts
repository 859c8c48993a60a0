import { randomBytes } from 'node:crypto'
import {
  type Database,
  execute,
  firstRow,
  type Placeholders,
  payment,
  query,
  type RowOf,
  refund,
  rows,
  statement,
  subscription,
  worldOf,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { publicError } from '../../../platform/http/errors.ts'
import { addMonths } from '../add-months.ts'
import { pausesOfDemo } from '../pauses/pauses.queries.ts'
import { defaultTerms, findOrder, nameOrder } from '../plans/orders.queries.ts'
import { paymentCents, type Terms } from '../plans/terms.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '../provider.ts'
import { changeDemoPlan } from './demo-change.ts'

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
      /** Whether everything was refunded; a subscription closed by an operator returns the amounts of its refunds. */
      ended: sql<boolean>`${subscription.status} = 'ended' and ${subscription.closedAt} is null`,
    })
    .from(subscription)
    .where(and(eq(subscription.provider, 'demo'), eq(subscription.providerId, p.subscriptionId))),
)

/** The provider's own data, in our row of the subscription. */
type DemoFacts = RowOf<typeof FACTS>

/** A subscription that is paid on time, every time, until it is cancelled. */
export function demoSubscription(
  facts: DemoFacts,
  { terms, now, pauses = [] }: { terms: Terms; now: Date; pauses?: readonly Rest[] },
): ProviderSubscription {
  const { id, accountId, months, clickId, startedAt, cancelledAt } = facts
  const begun = startedAt !== null && startedAt <= now ? startedAt : null
  const charged = begun && new Date(begun.getTime() + terms.trialDays * DAY_MS)
  const { begun: periods, through } =
    charged === null ? NONE : periodsOf(charged, months, { until: cancelledAt ?? now, pauses })
  return {
    id,
    accountId,
    customerId: null,
    payer: null,
    months,
    status: statusOf(facts),
    paidThrough: through ?? charged,
    startedAt: begun,
    heldAt: null,
    cancelledAt,
    clickId,
    paymentUrl: null,
    payments: periods.map((paidAt, at) => paymentOf(facts, { amount: paymentCents(terms, at), at, paidAt })),
  }
}

function statusOf({ startedAt, cancelledAt, ended }: DemoFacts): ProviderSubscription['status'] {
  if (ended) return 'ended'
  if (startedAt === null) return 'pending'
  return cancelledAt === null ? 'active' : 'cancelled'
}

const isDemo = (subscriptionId: string | Placeholder) =>
  and(eq(subscription.provider, 'demo'), eq(subscription.providerId, subscriptionId))

/** A time in which nothing is charged. */
interface Rest {
  startsAt: Date
  endsAt: Date
}

const NONE: { begun: Date[]; through: Date | null } = { begun: [], through: null }

/** The start of each period and the end of the last one, which is running at that instant. Empty during a trial. */
function periodsOf(
  charged: Date,
  months: number,
  { until, pauses }: { until: Date; pauses: readonly Rest[] },
): typeof NONE {
  const begun: Date[] = []
  let [first, count, next] = [charged, 0, charged]
  let through: Date | null = null
  while (next <= until) {
    begun.push(next)
    const end = addMonths(first, months * ++count)
    const rest = pauses.find(({ startsAt, endsAt }) => startsAt <= end && end < endsAt)
    through = end
    next = rest?.endsAt ?? end
    // After a rest the months count from its end.
    if (rest !== undefined) [first, count] = [next, 0]
  }
  return { begun, through }
}

function paymentOf(
  { id, ended }: Pick<DemoFacts, 'id' | 'ended'>,
  { amount, at, paidAt }: { amount: number; at: number; paidAt: Date },
): ProviderPayment {
  return {
    id: `${id}-${at + 1}`,
    status: ended ? 'refunded' : 'paid',
    amount,
    refunded: ended ? amount : 0,
    currency: 'EUR',
    paidAt,
    receiptUrl: null,
    dispute: null,
  }
}

const PAID_BACK = statement((p: Placeholders<{ subscriptionId: string }>) =>
  query
    .select({ id: payment.providerId, cents: sql<number>`sum(${refund.amount})::int` })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(subscription, eq(subscription.id, payment.subscriptionId))
    .where(and(isDemo(p.subscriptionId), isNotNull(refund.doneAt), isNull(refund.error)))
    .groupBy(payment.providerId),
)

/** A payment after a partial refund, in addition to the refund of ending the subscription. */
function lessened(one: ProviderPayment, cents: number): ProviderPayment {
  const refunded = Math.max(one.refunded, Math.min(one.amount, cents))
  if (refunded === 0) return one
  return { ...one, refunded, status: refunded === one.amount ? 'refunded' : 'partly_refunded' }
}

/** Pays in the demo world, where no money moves. It stores its facts in the row of the subscription itself. */
export function demoProvider({ database, clock }: { database: Database; clock: Clock }): PaymentProvider {
  const { pool } = database
  const cancelled = ({ status }: { status: 'ended' | SQL }) =>
    query.update(subscription).set({ status, cancelledAt: sql`coalesce(${subscription.cancelledAt}, ${clock.now()})` })
  return {
    name: 'demo',
    open: async ({ accountId, terms, clickId, orderId }) => {
      // A process that serves pages may have started before the database got its football.
      if ((await worldOf(pool)) !== 'demo') throw publicError('not_ready', 'There is no demo world on this site.')
      const id = randomBytes(24).toString('base64url')
      const ordered = { accountId, provider: 'demo', status: 'pending' } as const
      const unpaid = and(eq(subscription.status, ordered.status), isNull(subscription.startedAt))
      const earlier = and(eq(subscription.accountId, accountId), eq(subscription.provider, ordered.provider), unpaid)
      await execute(pool, query.delete(subscription).where(earlier))
      const now = clock.now()
      const order = { ...ordered, providerId: id, months: terms.months, clickId, createdAt: now, updatedAt: now }
      await execute(pool, query.insert(subscription).values(order))
      await nameOrder(pool, orderId, id)
      return { id, url: `/checkout/demo/${id}` }
    },
    read: async (subscriptionId) => {
      const facts = await firstRow(pool, FACTS, { subscriptionId })
      if (facts === null) return null
      const order = await findOrder(pool, { provider: 'demo', providerId: subscriptionId, orderId: null })
      const terms = order ? { ...order, currency: 'EUR' as const } : defaultTerms(facts.months)
      const read = demoSubscription(facts, {
        terms,
        now: clock.now(),
        pauses: await pausesOfDemo(pool, subscriptionId),
      })
      const back = new Map((await rows(pool, PAID_BACK, { subscriptionId })).map(({ id, cents }) => [id, cents]))
      return { ...read, payments: read.payments.map((one) => lessened(one, back.get(one.id) ?? 0)) }
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
    changes: ['renewal'],
    change: (subscriptionId, change) => changeDemoPlan({ database, clock }, subscriptionId, change),
    // Rests are in our own table.
    pause: { canEndEarly: true, begin: async () => undefined, end: async () => null },
    refund: async () => null,
    refundAndEnd: async (subscriptionId) => {
      const open = or(ne(subscription.status, 'ended'), isNull(subscription.cancelledAt))
      await execute(pool, cancelled({ status: 'ended' }).where(and(isDemo(subscriptionId), open)))
    },
  }
}
