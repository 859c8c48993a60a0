import { randomInt } from 'node:crypto'
import { ACCOUNT_LIMITS } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type pg from 'pg'
import { addAccount, holdByEmail } from '../../../accounts/accounts.queries.ts'
import { mailLink } from '../../../accounts/changes/change.ts'
import { usernameFault } from '../../../accounts/names.ts'
import { type BillingDeps, providerOf } from '../../../billing/billing-deps.ts'
import { accessOf } from '../../../billing/entitlement/access-of.ts'
import { grantUntil } from '../../../billing/grants.queries.ts'
import { addOrder, defaultTerms, nameOrder } from '../../../billing/plans/orders.queries.ts'
import { ProviderUnreachable } from '../../../billing/provider.ts'
import { syncSubscription } from '../../../billing/subscriptions/sync-subscription.ts'
import type { Examined } from './examine.ts'
import { addImported, findHolder } from './import.queries.ts'
import type { Fault, WantedMember } from './wanted-member.ts'

/** No password has this hash: the member sets one by a link. */
const NO_PASSWORD = ''
const TRIES = 5

export interface Taken {
  added: boolean
  granted: boolean
  mailed: boolean
}

/** Whether access has to be given so that it lasts as long as the row says; that it is over is noted of new members. */
export function isGrantDue(
  { isGranted, accessUntil }: WantedMember,
  { access, isNew }: { access: Date | null; isNew: boolean },
  now: Date,
): boolean {
  if (!isGranted || accessUntil === null) return false
  return accessUntil > now ? access === null || access < accessUntil : isNew
}

/** A fault that shows only while a row is taken. */
class RowRefused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.fault)
    this.fault = fault
  }
}

/**
 * Takes a member in, with everything of the row; a second time nothing happens. The subscriptions are then read at their providers,
 * which a later comparison does where the process ends before.
 */
export async function takeMember(
  deps: BillingDeps,
  examined: Examined,
  { mail }: { mail: boolean },
): Promise<Taken | Fault> {
  try {
    const taken = await inTransaction(deps.database, (client) => write(client, { deps, examined, mail }))
    await readSubscriptions(deps, examined)
    return taken
  } catch (error) {
    if (error instanceof RowRefused) return error.fault
    throw error
  }
}

async function write(
  client: pg.ClientBase,
  { deps, examined, mail }: { deps: BillingDeps; examined: Examined; mail: boolean },
): Promise<Taken> {
  const { member } = examined
  const { line, accessUntil } = member
  const now = deps.clock.now()
  const known = await holdByEmail(client, member.email)
  if (known !== null && known.role !== null) throw new RowRefused({ line, column: 'email', fault: 'staff' })
  const { id: accountId, username } = known ?? (await add(client, member, now))
  for (const { state, ...wanted } of examined.subscriptions) {
    if (state === 'known') continue
    const isNew = await addImported(client, wanted, { accountId, of: member, months: wanted.months, now })
    if (!isNew && (await findHolder(client, wanted))?.accountId !== accountId)
      throw new RowRefused({ line, column: 'subscriptions', fault: 'of_other' })
    if (isNew) await noteOrder(client, { accountId, wanted, begunAt: member.joinedAt, now })
  }
  const access = await accessOf(client, accountId, now)
  const granted = isGrantDue(member, { access, isNew: known === null }, now)
  if (granted && accessUntil !== null) {
    const from = accessUntil > now ? now : member.joinedAt
    await grantUntil(client, accountId, { months: member.months, from, until: accessUntil, now })
  }
  const mailed = mail && known === null
  if (mailed) {
    const account = { ...member, id: accountId, username }
    await mailLink(client, { link: { kind: 'moved', account }, site: deps, now })
  }
  return { added: known === null, granted, mailed }
}

/** The terms that a subscription was sold on elsewhere, as far as they are known. */
async function noteOrder(
  client: pg.ClientBase,
  {
    accountId,
    wanted: { provider, id, months, cents },
    begunAt,
    now,
  }: { accountId: number; wanted: Omit<Examined['subscriptions'][number], 'state'>; begunAt: Date; now: Date },
): Promise<void> {
  const usual = defaultTerms(months)
  const terms = { ...usual, cents: cents ?? usual.cents, accountId, provider, promotionId: null }
  await nameOrder(client, await addOrder(client, terms, { now, begunAt }), id)
}

async function add(client: pg.ClientBase, member: WantedMember, now: Date): Promise<{ id: number; username: string }> {
  const { line, email, countryId, language, joinedAt } = member
  const base = member.username ?? nameFrom(email)
  for (let tried = 0; tried < (member.username === null ? TRIES : 1); tried++) {
    const username = tried === 0 ? base : `${base.slice(0, ACCOUNT_LIMITS.username - 5)}${randomInt(1_000, 99_999)}`
    // The operator vouches for the address; nobody signs in before following a link in its mailbox.
    const added = { username, email, countryId, language, passwordHash: NO_PASSWORD, activatedAt: now }
    const id = await addAccount(client, added, joinedAt)
    if (id !== null) return { id, username }
  }
  throw new RowRefused({ line, column: 'username', fault: 'name_taken' })
}

/** A name from an address, where the row has none. */
function nameFrom(email: string): string {
  const own = email.slice(0, email.lastIndexOf('@')).replaceAll(/[^\p{L}\p{N}._-]/gu, '')
  const name = own.slice(0, ACCOUNT_LIMITS.username)
  return usernameFault(name) === null ? name : `member${randomInt(100_000, 999_999)}`
}

async function readSubscriptions(deps: BillingDeps, { subscriptions }: Examined): Promise<void> {
  for (const { state, provider, id } of subscriptions) {
    const way = state === 'checked' ? providerOf(deps, provider) : null
    if (way === null) continue
    await syncSubscription(deps, way, id).catch((error: unknown) => {
      // The comparison of the night does it then.
      if (!(error instanceof ProviderUnreachable)) throw error
    })
  }
}
