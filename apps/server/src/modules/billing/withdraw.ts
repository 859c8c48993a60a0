import {
  execute,
  firstRow,
  inTransaction,
  type Placeholders,
  payment,
  query,
  rows,
  statement,
  subscription,
} from '@touchline/database'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { publicError } from '../../platform/http/errors.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { lastContract, withdrawable } from './billing.views.ts'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { billingMail } from './mails/billing-mails.ts'
import { noteReturned } from './subscriptions/returned-contracts.queries.ts'
import { findSubscriptions, holdAccount, type StoredSubscription } from './subscriptions/subscriptions.queries.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

export interface Withdrawal {
  /** 0 done, 1 there is nothing to withdraw from, 2 received, but the money could not be sent back yet and follows by itself. */
  status: 0 | 1 | 2
  receivedAt: Date | null
}

/**
 * Withdraws an account from its last contract. The declaration is stored first, confirmed by mail and ends access; the refund follows,
 * retried until it succeeds. A second call returns the first answer.
 * @throws a public error when the means of payment is not set up any more
 */
export async function withdraw(deps: BillingDeps, accountId: number): Promise<Withdrawal> {
  const contract = await receive(deps, accountId)
  if (contract === null) return { status: 1, receivedAt: null }
  const back = await payBack(deps, contract)
  return { status: back ? 0 : 2, receivedAt: contract.withdrawnAt }
}

/** @returns the contract with the instant of its withdrawal, now or before; null when none can be withdrawn from */
async function receive(deps: BillingDeps, accountId: number): Promise<StoredSubscription | null> {
  const { database, clock } = deps
  return inTransaction(database, async (client) => {
    const now = clock.now()
    const account = await holdAccount(client, accountId)
    const subscriptions = await findSubscriptions(client, accountId)
    const last = lastContract(subscriptions)
    if (last?.withdrawnAt) return last
    const contract = withdrawable(subscriptions, now)
    if (account === null || contract === null) return null
    if (providerOf(deps, contract.provider) === null) {
      throw publicError('not_ready', 'The way this was paid is not set up here any more. Write to us to withdraw.')
    }
    const ended = { withdrawnAt: now, status: 'ended', paymentUrl: null, updatedAt: now } as const
    await execute(client, query.update(subscription).set(ended).where(eq(subscription.id, contract.id)))
    await noteReturned(client, contract, now)
    const cents = await centsToPayBack(client, contract.id)
    await queueMail(client, billingMail({ kind: 'withdrawn', receivedAt: now, cents }, account, deps), now)
    return { ...contract, status: 'ended', withdrawnAt: now }
  })
}

const isKept = inArray(payment.status, ['paid', 'partly_refunded'])
/** Disputed money is with the customer's bank; once the dispute is won it is here again and is refunded. */
const holdsMoney = and(isKept, isNull(payment.dispute))

const CENTS = statement((p: Placeholders<{ subscriptionId: number }>) =>
  query
    .select({ cents: sql<number>`coalesce(sum(${payment.amount} - ${payment.refunded}), 0)::int` })
    .from(payment)
    .where(and(eq(payment.subscriptionId, p.subscriptionId), isKept)),
)

async function centsToPayBack(client: pg.ClientBase, subscriptionId: number): Promise<number> {
  return (await firstRow(client, CENTS, { subscriptionId }))?.cents ?? 0
}

/** @returns false when the provider did not do it, which is tried again later */
async function payBack(deps: BillingDeps, { id, provider, providerId }: StoredSubscription): Promise<boolean> {
  const way = providerOf(deps, provider)
  if (way === null || providerId === null) return false
  try {
    await way.refundAndEnd(providerId)
    await syncSubscription(deps, way, providerId)
    return true
  } catch (error) {
    deps.log.error({ err: error, subscription: id }, 'The money of a withdrawal could not be sent back yet')
    return false
  }
}

const UNPAID = statement(() =>
  query
    .selectDistinct({ accountId: subscription.accountId })
    .from(subscription)
    .innerJoin(payment, eq(payment.subscriptionId, subscription.id))
    .where(and(isNotNull(subscription.withdrawnAt), holdsMoney)),
)

/** Sends back what withdrawals that were received still wait for. */
export async function finishWithdrawals(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  for (const { accountId } of await rows(deps.database.pool, UNPAID, {})) {
    if (signal?.aborted) return
    for (const row of await findSubscriptions(deps.database.pool, accountId)) {
      if (row.withdrawnAt !== null) await payBack(deps, row)
    }
  }
}
