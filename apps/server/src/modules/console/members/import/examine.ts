import { foldName } from '../../../accounts/names.ts'
import { type BillingDeps, providerOf } from '../../../billing/billing-deps.ts'
import { accessOf } from '../../../billing/entitlement/access-of.ts'
import { ProviderUnreachable } from '../../../billing/provider.ts'
import { findHolder, findKnown } from './import.queries.ts'
import type { Fault, WantedMember, WantedSubscription } from './wanted-member.ts'

interface ExaminedSubscription extends WantedSubscription {
  /** `known`: it is the member's here already; `unchecked`: its provider is not set up here or does not answer. */
  state: 'known' | 'checked' | 'unchecked'
  months: number
  /** The last payment; null where none is known. */
  cents: number | null
}

/** The outcome of a row before it is taken. */
export interface Examined {
  member: WantedMember
  /** Id of the account with the address; null where there is none. */
  accountId: number | null
  /** Until when the account has access. */
  access: Date | null
  subscriptions: ExaminedSubscription[]
  faults: Fault[]
}

/** Looks a row up here and at the providers; nothing is written. */
export async function examine(deps: BillingDeps, member: WantedMember): Promise<Examined> {
  const { pool } = deps.database
  const { line, email, username } = member
  const folded = { email: foldName(email), username: username === null ? null : foldName(username) }
  const known = await findKnown(pool, folded)
  const accountId = known?.byEmail ? known.id : null
  const faults: Fault[] = []
  if (known?.byEmail && known.role !== null) faults.push({ line, column: 'email', fault: 'staff' })
  if (known && !known.byEmail) faults.push({ line, column: 'username', fault: 'name_taken' })
  const subscriptions: ExaminedSubscription[] = []
  for (const wanted of faults.length > 0 ? [] : member.subscriptions) {
    const found = await subscriptionOf(deps, wanted, { accountId, months: member.months })
    if (typeof found === 'string') faults.push({ line, column: 'subscriptions', fault: found })
    else subscriptions.push(found)
  }
  const access = accountId === null ? null : await accessOf(pool, accountId, deps.clock.now())
  return { member, accountId, access, subscriptions, faults }
}

async function subscriptionOf(
  deps: BillingDeps,
  wanted: WantedSubscription,
  { accountId, months }: { accountId: number | null; months: number },
): Promise<ExaminedSubscription | Extract<Fault['fault'], 'of_other' | 'unknown_there' | 'no_plan' | 'simulated'>> {
  const holder = await findHolder(deps.database.pool, wanted)
  if (holder !== null && holder.accountId !== accountId) return 'of_other'
  if (holder !== null && (holder.readAt !== null || wanted.provider === 'demo'))
    return { ...wanted, state: 'known', months, cents: null }
  if (wanted.provider === 'demo') return 'simulated'
  const unchecked = { ...wanted, state: 'unchecked', months, cents: null } as const
  const provider = providerOf(deps, wanted.provider)
  if (provider === null) return unchecked
  try {
    const reported = await provider.read(wanted.id, { isOurs: true })
    if (reported === null) return 'unknown_there'
    if (reported.months === null) return 'no_plan'
    const paid = reported.payments.filter(({ status }) => status !== 'failed')
    const last = paid.sort((a, b) => Number(b.paidAt) - Number(a.paidAt))[0]
    return { ...wanted, state: 'checked', months: reported.months, cents: last?.amount ?? null }
  } catch (error) {
    if (error instanceof ProviderUnreachable) return unchecked
    throw error
  }
}
