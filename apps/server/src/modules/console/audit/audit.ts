import type { Role } from '@touchline/contract'
import { auditEntry, execute, type Queryable, query } from '@touchline/database'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { maskEmail } from './mask.ts'

/** The author of an action: an operator in the console, the machine's user who runs a command, or the identity provider. */
export interface Operator {
  via: 'console' | 'command' | 'provider'
  actorId: number | null
  actor: string
  role: Role | null
  address: string | null
}

/** The operator who makes a call of the console. */
export function operatorOf(request: FastifyRequest): Operator {
  const { accountId, username, role } = viewerOf(request)
  return { via: 'console', actorId: accountId, actor: username, role, address: request.ip }
}

export const commandOperator = (): Operator => ({
  via: 'command',
  actorId: null,
  actor: process.env.USER ?? `uid ${process.getuid?.() ?? '?'}`,
  role: null,
  address: null,
})

type Values = Readonly<Record<string, string | number | boolean | null>>

/** One action of an operator. Values are shown as they are: mask personal ones. */
export interface Deed {
  /** The kind of target, a point, and the action: `member.block`. */
  action: `${'member' | 'staff' | 'site' | 'data'}.${string}`
  /** Left out for actions on the site itself. */
  account?: { id: number; email: string }
  /** The other target: a team, a match, a backup. */
  thing?: { id: string | number; name: string }
  before?: Values | null
  after?: Values | null
  reason?: string | null | undefined
}

/** Writes an entry of the audit; call it in the transaction of the action. */
export async function noteAudit(
  client: Queryable,
  {
    operator,
    deed: { action, account, thing, before = null, after = null, reason = null },
    now,
  }: { operator: Operator; deed: Deed; now: Date },
): Promise<void> {
  const target = account
    ? { targetId: String(account.id), target: maskEmail(account.email) }
    : thing && { targetId: String(thing.id), target: thing.name }
  const targetKind = action.slice(0, action.indexOf('.')) as 'member' | 'staff' | 'site' | 'data'
  const written = { ...operator, ...target, action, targetKind, before, after, reason: reason || null, at: now }
  await execute(client, query.insert(auditEntry).values(written))
}
