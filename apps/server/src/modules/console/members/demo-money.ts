import {
  type Database,
  execute,
  inTransaction,
  type Placeholders,
  payment,
  planOrder,
  promotion,
  query,
  type RowOf,
  readMeta,
  refund,
  rows,
  selection,
  statement,
  subscription,
  worldOf,
  writeMeta,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { grantMonths } from '../../billing/grants.queries.ts'
import { paymentCents, termsOf } from '../../billing/plans/terms.ts'

const MADE = 'demo:money'
/** One in this many subscriptions had a part of a payment refunded. */
const REFUNDED_EVERY = 17
const GRANTED = 9
const WITH_CODE = 6
const CODE_DAYS = 100

/** Payments of the demo world that do not follow from plans alone: refunds, disputes, grants, codes. Made once. */
export async function makeDemoMoney(database: Database, now: Date): Promise<void> {
  if ((await worldOf(database.pool)) !== 'demo' || (await readMeta(database.pool, MADE)) === true) return
  await inTransaction(database, async (client) => {
    await writeMeta(client, MADE, true)
    const bought = await rows(client, BOUGHT, {})
    await payPartsBack(client, bought, now)
    await dispute(client, bought, now)
    await give(client, now)
    await lower(client, bought, now)
  })
}

const BOUGHT = statement(() =>
  selection(
    {
      id: subscription.id,
      accountId: subscription.accountId,
      providerId: sql<string>`${subscription.providerId}`,
      status: subscription.status,
      months: subscription.months,
      startedAt: sql<Date>`${subscription.startedAt}`,
      paidThrough: subscription.paidThrough,
      paymentId: sql<number>`last.id`,
      paidAt: sql<Date>`last.paid_at`,
      amount: sql<number>`last.amount`,
    },
    (columns) => sql`
      select ${columns} from ${subscription}, lateral (
        select ${payment.id} as id, ${payment.paidAt} as paid_at, ${payment.amount} as amount from ${payment}
        where ${payment.subscriptionId} = ${subscription.id} and ${payment.status} = 'paid'
        order by ${payment.paidAt} desc limit 1) as last
      where ${subscription.providerId} like 'demo-member-%'
      order by ${subscription.id}`,
  ),
)

type Bought = RowOf<typeof BOUGHT>

/** Refunds of operators, as the provider of the demo world knows them. */
async function payPartsBack(client: pg.ClientBase, bought: readonly Bought[], now: Date): Promise<void> {
  const some = bought.filter((_, at) => at % REFUNDED_EVERY === 3)
  for (const { paymentId, paidAt, amount: whole } of some) {
    const amount = Math.round(whole / 2)
    const at = new Date(Math.min(now.getTime(), paidAt.getTime() + 2 * DAY_MS))
    await execute(
      client,
      query.insert(refund).values({ paymentId, amount, endsRenewal: false, createdAt: at, doneAt: at }),
    )
    await execute(
      client,
      query.update(payment).set({ refunded: amount, status: 'partly_refunded' }).where(eq(payment.id, paymentId)),
    )
  }
}

/** Adds an open and a lost dispute to subscriptions that do not renew, and so are not read again. */
async function dispute(client: pg.ClientBase, bought: readonly Bought[], now: Date): Promise<void> {
  const running = bought.filter(({ status, paidThrough }) => status === 'cancelled' && paidThrough && paidThrough > now)
  for (const [state, one] of [
    ['open', running[0]],
    ['lost', running[1]],
  ] as const) {
    if (one === undefined) continue
    const heldAt = new Date(one.paidAt.getTime() + 3 * DAY_MS)
    await execute(client, query.update(payment).set({ dispute: state }).where(eq(payment.id, one.paymentId)))
    const closed = state === 'lost' ? { status: 'ended' as const } : {}
    await execute(
      client,
      query
        .update(subscription)
        .set({ heldAt, ...closed })
        .where(eq(subscription.id, one.id)),
    )
  }
}

const WITHOUT_PLAN = statement((p: Placeholders<{ limit: number }>) =>
  selection(
    { accountId: sql<number>`account.id` },
    (columns) => sql`
      select ${columns} from account
      where account.email like '%@example.com' and account.activated_at is not null
        and not exists (select from ${subscription} where ${subscription.accountId} = account.id)
      order by account.id limit ${p.limit}`,
  ),
)

async function give(client: pg.ClientBase, now: Date): Promise<void> {
  for (const [at, { accountId }] of (await rows(client, WITHOUT_PLAN, { limit: GRANTED })).entries())
    await grantMonths(client, accountId, { months: 1 + (at % 3), from: new Date(now.getTime() - at * 5 * DAY_MS), now })
}

/** Codes, and members who began with one of them. */
async function lower(client: pg.ClientBase, bought: readonly Bought[], now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - CODE_DAYS * DAY_MS)
  const until = new Date(now.getTime() + 40 * DAY_MS)
  const made = { createdAt, until: null, maxUses: null, note: null }
  await execute(
    client,
    query.insert(promotion).values([
      { ...made, code: 'KICKOFF20', kind: 'percent', value: 20, months: 3, maxUses: 100, until },
      { ...made, code: 'PODCAST', kind: 'amount', value: 500, months: 1 },
      { ...made, code: 'Q7KM-2XWP-9RTB-3HNV', kind: 'gift', value: 0, months: 3, maxUses: 10 },
    ]),
  )
  const [code] = await rows(client, CODE, { code: 'KICKOFF20' })
  const plain = {
    months: 1,
    cents: 2299,
    currency: 'EUR',
    titles: {},
    shown: true,
    trialDays: 0,
    pauseMonths: [],
  } as const
  const terms = termsOf(plain, { discount: { kind: 'percent', value: 20, months: 3 }, isNew: true })
  if (code === undefined || terms === null) return
  const { currency: _currency, ...kept } = terms
  const began = bought.filter(({ months, startedAt }) => months === 1 && startedAt > createdAt).slice(0, WITH_CODE)
  for (const { accountId, providerId, id, startedAt: begunAt } of began) {
    const order = { ...kept, accountId, provider: 'demo' as const, providerId, promotionId: code.id }
    // An older demo world has its orders already.
    const key = [planOrder.provider, planOrder.providerId]
    const write = query.insert(planOrder).values({ ...order, createdAt: begunAt, heldUntil: begunAt, begunAt })
    await execute(client, write.onConflictDoUpdate({ target: key, set: order }))
    await execute(
      client,
      query
        .update(payment)
        .set({ amount: paymentCents(terms, 0) })
        .where(FIRST_THREE(id)),
    )
  }
}

const CODE = statement((p: Placeholders<{ code: string }>) =>
  query.select({ id: promotion.id }).from(promotion).where(eq(promotion.code, p.code)),
)

const FIRST_THREE = (subscriptionId: number) => sql`${payment.id} in (
  select id from payment as first where first.subscription_id = ${subscriptionId} and first.refunded = 0
  order by first.paid_at limit 3)`
