import { inTransaction } from '@touchline/database'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { noteAudit } from '../../console/audit/audit.ts'
import { hasOtherOwner } from '../../console/staff.queries.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type HeldAccount, holdAccount, holdByEmail } from '../accounts.queries.ts'
import { providerLinkedMail } from '../mails/security-mails.ts'
import { setAccountRole } from '../owner.queries.ts'
import { closeAllSessions } from '../sessions/session.queries.ts'
import { beginStep } from '../sessions/sign-in-steps.queries.ts'
import { findLinked, noteLink } from './identities.queries.ts'
import type { Identity } from './identity-provider.ts'

/** Outcome of a visit to the provider, shown on the login page. */
export type Outcome = 'returned' | 'unreachable' | 'refused' | 'stale' | 'unverified' | 'unknown' | 'blocked'

interface Returning {
  identity: Identity
  /** Name of the provider. */
  provider: string
  /** Secret that only this browser has. */
  browser: string
  address: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Finds the account of a person whom the provider identified, links it, sets its role, and signs this browser in. */
export const letReturn = (deps: AccountDeps, returning: Returning): Promise<Outcome> =>
  inTransaction(deps.database, async (client) => {
    const { identity, provider, browser } = returning
    const now = deps.clock.now()
    const linked = await findLinked(client, identity)
    if (linked === null && identity.email === null) return 'unverified'
    const account =
      linked === null ? await holdByEmail(client, identity.email ?? '') : await holdAccount(client, linked)
    // A stranger may have signed up with this address and chosen the password: it was never confirmed.
    if (account === null || account.activatedAt === null) return 'unknown'
    if (account.blockedAt !== null) return 'blocked'
    await noteLink(client, { ...identity, accountId: account.id }, now)
    if (linked === null) await queueMail(client, providerLinkedMail(account, provider, deps.brand), now)
    await followGroups(client, { account, returning, now })
    await beginStep(client, { purpose: 'returned', secret: browser, accountId: account.id }, now)
    return 'returned'
  })

/** The provider decides roles if groups map to them, except that one owner always stays. */
async function followGroups(
  client: pg.ClientBase,
  {
    account,
    returning: {
      identity: { role },
      provider,
      address,
      log,
    },
    now,
  }: { account: HeldAccount; returning: Returning; now: Date },
): Promise<void> {
  if (role === undefined || role === account.role) return
  if (account.role === 'owner' && !(await hasOtherOwner(client, account.id))) {
    log.warn({ account: account.id }, 'The groups of the last owner no longer make one: the role stays')
    return
  }
  await setAccountRole(client, { id: account.id, role, now })
  await closeAllSessions(client, account.id)
  const operator = { via: 'provider', actorId: null, actor: provider, role: null, address } as const
  const values = { before: { role: account.role }, after: { role } }
  await noteAudit(client, { operator, deed: { action: 'staff.role', account, ...values }, now })
}
