import {
  account,
  consent,
  execute,
  firstRow,
  inTransaction,
  type Placeholders,
  query,
  statement,
} from '@touchline/database'
import { textsOf } from '@touchline/messages/texts'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { publicError } from '../../platform/http/errors.ts'
import type { Viewer } from '../accounts/sessions/viewer.ts'
import { isNewCustomer, nextStart } from './billing.views.ts'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { addOrder, dropOrder, HELD_MS, nameOrder } from './plans/orders.queries.ts'
import { planOnOffer } from './plans/plans.queries.ts'
import type { SoldPlan } from './plans/plans.ts'
import { faultOf, findPromotion, holdPromotion, type PromotionFault } from './plans/promotions.queries.ts'
import { type Terms, termsOf } from './plans/terms.ts'
import { type ProviderName, ProviderUnreachable } from './provider.ts'
import { orderableFrom } from './subscriptions/returned-contracts.queries.ts'
import { findPayments, findSubscriptions, type StoredSubscription } from './subscriptions/subscriptions.queries.ts'

/** The viewer's order; a price is not part of it. */
export interface CheckoutRequest {
  selectedPlan: number
  clickId?: string | null | undefined
  immediateStart: boolean
  /** Lowers the price. */
  code?: string | null | undefined
}

/** Day of the text about the start of the service within the time of withdrawal that is shown next to the plans. */
const IMMEDIATE_START_TEXT = '2026-11-21'

const WAYS: Readonly<Record<ProviderName, string>> = {
  stripe: 'Payment by card',
  paypal: 'Payment with PayPal',
  demo: 'Payment in the demo world',
}

/**
 * A grant never renews, so it blocks no order. A card accepted in the demo world does, even before its subscription is stored because the
 * process ended right then.
 */
const renews = ({ provider, status, startedAt }: StoredSubscription) =>
  provider !== 'grant' &&
  (status === 'active' || status === 'past_due' || (provider === 'demo' && status === 'pending' && startedAt !== null))

const CUSTOMER = statement((p: Placeholders<{ accountId: number }>) =>
  query.select({ email: account.email, language: account.language }).from(account).where(eq(account.id, p.accountId)),
)

/**
 * Opens a checkout for the viewer at a provider, with our price.
 * @throws a public error: 400 there is no such plan, 409 as `checkOrderable` says or the code cannot be used, 503 this way to pay is not set
 * up or does not answer
 */
export async function openCheckout(
  deps: BillingDeps,
  {
    way,
    viewer: { accountId },
    checkoutRequest: { selectedPlan, clickId, immediateStart, code },
  }: { way: ProviderName; viewer: Pick<Viewer, 'accountId'>; checkoutRequest: CheckoutRequest },
): Promise<{ id: string; url: string }> {
  const { database, clock, publicUrl } = deps
  const plan = await planOnOffer(database.pool, selectedPlan)
  if (plan === null) throw publicError('bad_request', 'Body selectedPlan: there is no such plan')
  const provider = providerOf(deps, way)
  if (provider === null) throw publicError('not_ready', `${WAYS[way]} is not set up on this site.`)
  const now = clock.now()
  const subscriptions = await checkOrderable(database.pool, accountId, now)
  const customer = await firstRow(database.pool, CUSTOMER, { accountId })
  if (customer === null) throw new Error(`The account ${accountId} of a session is gone`)
  const order = await placeOrder(deps, {
    accountId,
    way,
    plan,
    isNew: isNewCustomer(subscriptions),
    code: code || null,
  })
  const opened = await reachable(way, () =>
    provider.open({
      accountId,
      ...customer,
      ...order,
      orderedAt: now,
      heldUntil: new Date(now.getTime() + HELD_MS),
      title: plan.titles[customer.language] ?? textsOf(customer.language, 'common')('plan', { months: plan.months }),
      startsAt: nextStart(subscriptions, now),
      clickId: clickId || null,
      customerId: subscriptions.find((row) => row.provider === way && row.customerId !== null)?.customerId ?? null,
      returnUrl: `${publicUrl}/subscription?payment=done`,
      cancelUrl: `${publicUrl}/subscription?payment=cancelled`,
    }),
  ).catch(async (error: unknown) => {
    await dropOrder(database.pool, order.orderId)
    throw error
  })
  // Stripe names a subscription once it is paid, and the demo world has done so.
  if (way === 'paypal') await nameOrder(database.pool, order.orderId, opened.id)
  if (immediateStart) {
    const agreed = { accountId, kind: 'immediate_start', version: IMMEDIATE_START_TEXT, agreedAt: clock.now() } as const
    await execute(database.pool, query.insert(consent).values(agreed).onConflictDoNothing())
  }
  return opened
}

const CODE_FAULTS: Readonly<Record<PromotionFault, string>> = {
  unknown: 'There is no such code.',
  over: 'This code is no longer valid.',
  used_up: 'This code was used as often as it can be.',
  used: 'You used this code before.',
}

/** Why a code cannot be used, in public. */
export const codeError = (fault: PromotionFault) =>
  publicError(fault === 'unknown' ? 'not_found' : 'conflict', CODE_FAULTS[fault])

interface Placing {
  accountId: number
  way: ProviderName
  plan: SoldPlan
  isNew: boolean
  code: string | null
}

/** Writes down on what terms a plan is ordered, and keeps a use of the code for it. */
function placeOrder(
  { database, clock }: BillingDeps,
  { accountId, way, plan, isNew, code }: Placing,
): Promise<{ orderId: number; terms: Terms }> {
  return inTransaction(database, async (client) => {
    const now = clock.now()
    if (code !== null) await holdPromotion(client, code)
    const found = code === null ? null : await findPromotion(client, { code, accountId, now })
    const fault = code === null ? null : faultOf(found, now)
    if (fault !== null) throw codeError(fault)
    if (found?.kind === 'gift') throw publicError('conflict', 'This code gives months away and lowers no price.')
    const discount = found && { kind: found.kind, value: found.value, months: found.months }
    const terms = termsOf(plan, { discount, isNew })
    if (terms === null) throw publicError('conflict', 'This code is worth more than this plan.')
    const order = { ...terms, accountId, provider: way, promotionId: found?.id ?? null }
    return { orderId: await addOrder(client, order, { now }), terms }
  })
}

/** Questions to a provider that visitors cause, and how many of them one address may: providers limit us as a whole. */
export const QUESTIONS = { atOnce: 16, perKey: 2, waiting: 100 }

/**
 * Checks that an account can order now.
 * @returns its subscriptions
 * @throws a public error 409 when a subscription renews already, a payment is in dispute, or the money of too many contracts went back
 */
export async function checkOrderable(
  client: pg.Pool | pg.ClientBase,
  accountId: number,
  now: Date,
): Promise<StoredSubscription[]> {
  const subscriptions = await findSubscriptions(client, accountId)
  const payments = await findPayments(client, accountId)
  if (payments.some(({ dispute }) => dispute === 'open')) {
    throw publicError('conflict', 'One of your payments is in dispute. You can order again when that is decided.')
  }
  if (subscriptions.some(renews)) {
    throw publicError('conflict', 'Your subscription renews by itself. Cancel it before you choose another plan.')
  }
  const from = await orderableFrom(client, { accountId }, now)
  if (from !== null) {
    const day = from.toISOString().slice(0, 10)
    const message = `The money of two contracts of this account went back within a year. You can order again from ${day}.`
    throw publicError('conflict', message)
  }
  return subscriptions
}

/** Says in public that a provider does not answer. */
export async function reachable<T>(way: ProviderName, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    throw publicError('not_ready', `${WAYS[way]} does not answer at the moment. Try again in a few minutes.`)
  }
}
