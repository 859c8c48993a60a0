import {
  execute,
  firstRow,
  inTransaction,
  type Placeholders,
  planOrder,
  query,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { billingMail, diffSubscription } from '../mails/billing-mails.ts'
import { beginOrder, defaultTerms, findOrder } from '../plans/orders.queries.ts'
import { currentPlans } from '../plans/plans.queries.ts'
import type { Terms } from '../plans/terms.ts'
import type { PaymentProvider, ProviderName, ProviderSubscription } from '../provider.ts'
import { forgetReturned, noteReturned, orderableFrom, payerDigest } from './returned-contracts.queries.ts'
import {
  type BillingAccount,
  databaseTime,
  findByProviderId,
  holdAccount,
  type StoredPayment,
  type StoredSubscription,
  storePayments,
} from './subscriptions.queries.ts'

/**
 * The outcome: `written`, also without differences; `overtaken` by a later request; `unknown` to the provider; `refused` because it belongs
 * to no account here, to another one, or not to a plan of ours.
 */
export type SyncOutcome = 'written' | 'overtaken' | 'unknown' | 'refused'

/**
 * Requests one subscription from the provider and makes our rows equal to it, with its payments and the mails about them. Idempotent and
 * safe in any number of processes.
 * @throws ProviderUnreachable when the provider does not answer; nothing is changed then
 */
export async function syncSubscription(
  deps: BillingDeps,
  provider: PaymentProvider,
  subscriptionId: string,
): Promise<SyncOutcome> {
  const { database, log } = deps
  const readAt = await databaseTime(database)
  const reported = await provider.read(subscriptionId)
  if (reported === null) return 'unknown'
  const refused = (reason: string) => {
    log.warn({ provider: provider.name, subscription: reported.id, reason }, 'A subscription gives no access here')
    return 'refused' as const
  }
  const outcome = await inTransaction(database, async (client): Promise<SyncOutcome> => {
    const known = await findByProviderId(client, provider.name, reported.id)
    const accountId = known?.accountId ?? reported.accountId
    if (accountId === null) return refused('it was not opened here')
    const account = await holdAccount(client, accountId)
    if (account === null) {
      // Not ended from here: the same keys may serve another installation, or an older backup may have been put back.
      if (reported.status === 'active' || reported.status === 'past_due') {
        log.error(
          { provider: provider.name, subscription: reported.id },
          'A subscription takes money for an account that does not exist; end it and pay it back at the provider',
        )
      }
      return refused('its account does not exist')
    }
    const stored = await findByProviderId(client, provider.name, reported.id)
    const isImported = stored !== null && stored.importedAt !== null
    // One that was sold elsewhere is known there by another account.
    if (!isImported && stored !== null && stored.accountId !== (reported.accountId ?? stored.accountId)) {
      return refused('it belongs to another account')
    }
    const next = settled(stored, reported)
    if (next === null) return refused('its plan is none of ours')
    const payer = payerDigest(provider.name, reported.payer)
    const isBegun =
      !isImported &&
      (stored === null || stored.startedAt === null) &&
      next.startedAt !== null &&
      next.status !== 'ended'
    const orderable = isBegun ? await orderableFrom(client, { accountId, payer }, deps.clock.now()) : null
    const written = await write(client, {
      deps,
      account,
      provider: provider.name,
      stored,
      next: orderable === null ? next : { ...next, status: 'ended', paymentUrl: null },
      payer,
      orderable,
      readAt,
    })
    return written ? 'written' : 'overtaken'
  })
  // All money went back, so no more of it may be taken.
  if (outcome === 'written' && reported.status === 'ended' && reported.renews) await provider.cancel(reported.id)
  return outcome
}

type Settled = ProviderSubscription & { months: number }

/**
 * The part of a provider's report to store. A contract that was withdrawn from, or closed by an operator, stays ended; a plan that is not
 * ours adds no time.
 * @returns null where there is nothing to store
 */
function settled(stored: StoredSubscription | null, reported: ProviderSubscription): Settled | null {
  const months = reported.months ?? stored?.months ?? null
  if (months === null) return null
  return {
    ...reported,
    months,
    ...(reported.months === null && { paidThrough: stored?.paidThrough ?? null }),
    ...((stored?.withdrawnAt || stored?.closedAt) && { status: 'ended' as const, paymentUrl: null }),
  }
}

interface Writing {
  deps: BillingDeps
  account: BillingAccount
  provider: ProviderName
  stored: StoredSubscription | null
  next: Settled
  /** Digest of the means of payment. */
  payer: string | null
  /** Set where the purchase is refused, because too much went back before: from when one is taken again. */
  orderable: Date | null
  readAt: string
}

async function write(
  client: pg.ClientBase,
  { deps, account, provider, stored, next, payer, orderable, readAt }: Writing,
): Promise<boolean> {
  const now = deps.clock.now()
  const id = await storeSubscription(client, { provider, account, next, payer, readAt, now })
  if (id === null) return false
  if (orderable !== null) await refuse(client, { deps, id, provider, next }, now)
  const before = await storePayments(
    client,
    { id, accountId: account.id, provider, months: next.months },
    next.payments,
  )
  const terms = await followOrder(client, { account, provider, stored, next })
  const isLost = (payments: readonly Pick<StoredPayment, 'dispute'>[]) =>
    payments.some(({ dispute }) => dispute === 'lost')
  if (isLost(next.payments)) await noteReturned(client, { id, accountId: account.id, payer }, now)
  else if (isLost(before) && !stored?.withdrawnAt) await forgetReturned(client, id)
  reportDisputes(deps, { provider, next, before })
  // Nobody is mailed about what happened before a subscription was imported.
  if (stored?.importedAt && stored.readAt === null) return true
  for (const news of diffSubscription(before, next, stored, { now, orderable, terms })) {
    await queueMail(client, billingMail(news, account, deps), now)
  }
  return true
}

/** Notes what became of the order that a subscription came of. @returns the terms it was sold on */
async function followOrder(
  client: pg.ClientBase,
  { account, provider, stored, next }: Pick<Writing, 'account' | 'provider' | 'stored' | 'next'>,
): Promise<Terms> {
  const { id: providerId, startedAt: begunAt, months } = next
  const orderId = stored?.importedAt ? null : (next.orderId ?? null)
  const order = await findOrder(client, { provider, providerId, orderId, accountId: account.id })
  if (order === null) return defaultTerms(months)
  await beginOrder(client, order.id, { providerId, begunAt })
  if (order.months !== months) return changeOrder(client, order.id, months)
  return { ...order, currency: 'EUR' }
}

/** The plan was changed at the provider: from now on its terms are those it is sold at. */
async function changeOrder(client: pg.ClientBase, id: number, months: number): Promise<Terms> {
  const { cents } = (await currentPlans(client)).find((one) => one.months === months) ?? defaultTerms(months)
  const terms = { ...defaultTerms(months), cents }
  const { currency: _currency, ...changed } = terms
  await execute(client, query.update(planOrder).set(changed).where(eq(planOrder.id, id)))
  return terms
}

/** Ends a purchase that must not be sold; its money is refunded like that of a withdrawal, with as many tries as it takes. */
async function refuse(
  client: pg.ClientBase,
  { deps, id, provider, next }: { deps: BillingDeps; id: number } & Pick<Writing, 'provider' | 'next'>,
  now: Date,
): Promise<void> {
  await execute(
    client,
    query.update(subscription).set({ withdrawnAt: now, refusedAt: now }).where(eq(subscription.id, id)),
  )
  deps.log.warn(
    { provider, subscription: next.id },
    'A purchase is refused and paid back: the money of too many contracts of this account or payer went back within a year',
  )
}

const DISPUTE_MESSAGES = {
  open: 'A payment is disputed: access is held. Answer at the provider',
  lost: 'A disputed payment was taken back: access has ended',
  none: 'A dispute about a payment is over, and the money stays here',
}

/** Reports disputes to the operator, once for each change. */
function reportDisputes(
  { log }: BillingDeps,
  { provider, next, before }: Pick<Writing, 'provider' | 'next'> & { before: readonly StoredPayment[] },
): void {
  const known = new Map(before.map(({ id, dispute }) => [id, dispute]))
  for (const { id: payment, dispute } of next.payments) {
    if (dispute === (known.get(payment) ?? null)) continue
    log.warn({ provider, subscription: next.id, payment }, DISPUTE_MESSAGES[dispute ?? 'none'])
  }
}

type Stored = Omit<StoredSubscription, 'id' | 'withdrawnAt' | 'refusedAt' | 'closedAt' | 'importedAt' | 'readAt'> & {
  readAt: string
  now: Date
}

const STORE = statement((p: Placeholders<Stored>) =>
  selection(
    { id: subscription.id },
    (columns) => sql`
      insert into ${subscription} (account_id, provider, provider_id, customer_id, months, status, paid_through, started_at,
        cancelled_at, held_at, payer, payment_url, click_id, created_at, updated_at, read_at)
      values (${p.accountId}, ${p.provider}, ${p.providerId}, ${p.customerId}, ${p.months}, ${p.status}, ${p.paidThrough},
        ${p.startedAt}, ${p.cancelledAt}, ${p.heldAt}, ${p.payer}, ${p.paymentUrl}, ${p.clickId}, ${p.now}, ${p.now}, ${p.readAt})
      on conflict (provider, provider_id) do update set
        customer_id = coalesce(excluded.customer_id, ${subscription.customerId}), months = excluded.months,
        status = excluded.status, paid_through = excluded.paid_through,
        started_at = coalesce(excluded.started_at, ${subscription.startedAt}), cancelled_at = excluded.cancelled_at,
        held_at = excluded.held_at, payer = coalesce(excluded.payer, ${subscription.payer}), payment_url = excluded.payment_url, click_id = coalesce(${subscription.clickId}, excluded.click_id),
        updated_at = excluded.updated_at, read_at = excluded.read_at
      where ${subscription.accountId} = excluded.account_id
        and (${subscription.readAt} is null or ${subscription.readAt} <= excluded.read_at)
      returning ${columns}`,
  ),
)

/** @returns our id; null when the stored row comes from a later request */
async function storeSubscription(
  client: pg.ClientBase,
  { provider, account, next, payer, readAt, now }: Omit<Writing, 'deps' | 'stored' | 'orderable'> & { now: Date },
): Promise<number | null> {
  const { id: providerId, ...reported } = next
  const stored = { ...reported, accountId: account.id, provider, providerId, payer, now, readAt }
  return (await firstRow(client, STORE, stored))?.id ?? null
}
