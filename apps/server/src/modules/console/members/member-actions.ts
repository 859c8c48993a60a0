import { may } from '@touchline/contract'
import { account, execute, inTransaction, query } from '@touchline/database'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../../platform/http/errors.ts'
import { type HeldAccount, holdAccount } from '../../accounts/accounts.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { newestEntry } from '../audit/audit.queries.ts'
import { type Deed, noteAudit, type Operator, operatorOf } from '../audit/audit.ts'

/** The operator's input for every action. */
export interface Asked {
  version: number
  reason?: string | undefined
}

/** The context of an action, while the account is locked. */
export interface Acting {
  client: pg.ClientBase
  member: HeldAccount
  now: Date
}

/** The audit's record of an action. */
export type Outcome = Pick<Deed, 'before' | 'after'>

const CHANGED = 'Another operator changed this member meanwhile. Review the change, then decide again.'
const OF_STAFF = 'Accounts with a role are changed by owners alone.'

/** The account of a member, held for an operator. @throws a public error: 404 there is none, 403 it has a role, 409 it was changed */
export async function holdMember(
  client: pg.ClientBase,
  { id, operator, version }: { id: number; operator: Operator; version: number | null },
): Promise<HeldAccount> {
  const member = await holdAccount(client, id)
  if (member === null) throw publicError('not_found', 'There is no member with this id.')
  // Otherwise an operator who may reset second factors could take over the account of an owner.
  if (member.role !== null && !may(operator.role, 'staff.change')) throw publicError('forbidden', OF_STAFF)
  if (version !== null && (await newestEntry(client, id)) !== version) throw publicError('conflict', CHANGED)
  return member
}

/** Does one thing to a member, with its entry in the audit, in one transaction. */
export function actOn(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  { request, id, action, asked }: { request: FastifyRequest; id: number; action: Deed['action']; asked: Asked },
  work: (acting: Acting) => Promise<Outcome>,
): Promise<{ done: true }> {
  const operator = operatorOf(request)
  return inTransaction(database, async (client) => {
    const member = await holdMember(client, { id, operator, version: asked.version })
    const now = clock.now()
    const outcome = await work({ client, member, now })
    await noteAudit(client, { operator, deed: { action, account: member, reason: asked.reason, ...outcome }, now })
    return { done: true as const }
  })
}

export const setBlocked = (client: pg.ClientBase, id: number, blockedAt: Date | null) =>
  execute(client, query.update(account).set({ blockedAt }).where(eq(account.id, id)))
