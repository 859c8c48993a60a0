import type { ChangeWhen } from '@touchline/contract'
import { account, firstRow, type Placeholders, query, statement } from '@touchline/database'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { eq } from 'drizzle-orm'
import { publicError } from '../../../platform/http/errors.ts'
import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { reachable } from '../open-checkout.ts'
import { currentPlans } from '../plans/plans.queries.ts'
import type { SoldPlan } from '../plans/plans.ts'
import { termsOf } from '../plans/terms.ts'
import type { PaymentProvider, PlanChange } from '../provider.ts'
import { findSubscriptions, type StoredSubscription } from '../subscriptions/subscriptions.queries.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

/** The cost of another plan, and its beginning. */
export interface ChangeQuote {
  when: ChangeWhen
  /** Cents that are due at once. */
  due: number
  /** Cents of each payment of the plan from then on. */
  cents: number
  /** When the plan begins. */
  from: Date
  /** Whether the customer has to approve at the provider. */
  needsApproval: boolean
  at: Date
}

interface Changing {
  row: StoredSubscription & { providerId: string; paidThrough: Date }
  provider: PaymentProvider & Required<Pick<PaymentProvider, 'changes' | 'change'>>
  plan: SoldPlan
}

const isRenewing = (now: Date) => (row: StoredSubscription) =>
  row.provider !== 'grant' &&
  row.status === 'active' &&
  row.heldAt === null &&
  row.providerId !== null &&
  row.paidThrough !== null &&
  row.paidThrough > now

/** The subscription of an account that renews, and the ways its provider changes plans; null where there is none. */
export async function changeable(deps: BillingDeps, accountId: number) {
  const rows = await findSubscriptions(deps.database.pool, accountId)
  const row = rows.find(isRenewing(deps.clock.now())) as Changing['row'] | undefined
  const provider = row && providerOf(deps, row.provider)
  if (row === undefined || !provider?.changes || !provider.change) return null
  return { row, provider: provider as Changing['provider'] }
}

async function changingOf(deps: BillingDeps, accountId: number, months: number): Promise<Changing> {
  const found = await changeable(deps, accountId)
  if (found === null) throw publicError('conflict', 'No plan renews here that could be changed.')
  const plan = (await currentPlans(deps.database.pool)).find((one) => one.months === months)
  if (plan === undefined) throw publicError('bad_request', 'There is no such plan.')
  if (found.row.months === months) throw publicError('conflict', 'This is the present plan.')
  return { ...found, plan }
}

const CUSTOMER = statement((p: Placeholders<{ accountId: number }>) =>
  query.select({ language: account.language }).from(account).where(eq(account.id, p.accountId)),
)

async function changeOf(
  { database, publicUrl }: BillingDeps,
  { row, plan }: Changing,
  { when, at }: { when: ChangeWhen; at: Date },
): Promise<PlanChange> {
  const language = (await firstRow(database.pool, CUSTOMER, { accountId: row.accountId }))?.language ?? SOURCE_LANGUAGE
  const terms = termsOf(plan, { discount: null, isNew: false })
  if (terms === null) throw publicError('conflict', 'This plan cannot be ordered.')
  const title = plan.titles[language] ?? textsOf(language, 'common')('plan', { months: plan.months })
  return { terms, title, language, when, at, returnUrl: `${publicUrl}/subscription` }
}

/**
 * The cost of another plan for an account that renews.
 * @throws a public error: 400 there is no such plan, 409 nothing renews, or the provider makes no such change, 503 it does not answer
 */
export async function quoteChange(
  deps: BillingDeps,
  accountId: number,
  { months, when }: { months: number; when: ChangeWhen },
): Promise<ChangeQuote> {
  const changing = await changingOf(deps, accountId, months)
  const { row, provider, plan } = changing
  if (!provider.changes.includes(when)) throw publicError('conflict', 'The provider changes plans at their renewal.')
  const at = deps.clock.now()
  const needsApproval = provider.name === 'paypal'
  const quote = { when, cents: plan.cents, needsApproval, at }
  if (when === 'renewal') return { ...quote, due: 0, from: row.paidThrough }
  const change = await changeOf(deps, changing, { when, at })
  const due = await reachable(provider.name, async () => (await provider.difference?.(row.providerId, change)) ?? 0)
  if (due <= 0) throw publicError('conflict', 'This plan costs less than what is left. Change it at the renewal.')
  return { ...quote, due, from: at }
}

/** How long a quote counts. */
const QUOTED_MS = 15 * 60_000

/**
 * Changes the plan of an account that renews, as it was quoted.
 * @returns the page where the customer approves; null where it is done
 * @throws a public error as `quoteChange` does, and 409 where the difference could not be charged or the quote is too old
 */
export async function changePlan(
  deps: BillingDeps,
  accountId: number,
  { months, when, at }: { months: number; when: ChangeWhen; at: Date },
): Promise<{ approvalUrl: string | null }> {
  const changing = await changingOf(deps, accountId, months)
  const { row, provider } = changing
  const age = deps.clock.now().getTime() - at.getTime()
  if (when === 'now' && !(age >= 0 && age <= QUOTED_MS)) throw publicError('conflict', 'Look at the price again first.')
  if (!provider.changes.includes(when)) throw publicError('conflict', 'The provider changes plans at their renewal.')
  const change = await changeOf(deps, changing, { when, at })
  return reachable(provider.name, async () => {
    const changed = await provider.change(row.providerId, change)
    if (changed === 'declined')
      throw publicError('conflict', 'The difference could not be charged. Nothing was changed.')
    await syncSubscription(deps, provider, row.providerId)
    return changed
  })
}
