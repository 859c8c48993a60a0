import { consoleMe, permissionsOf, type Role, setRole, staff } from '@touchline/contract'
import { inTransaction, worldOf } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import { holdByEmail } from '../accounts/accounts.queries.ts'
import { setAccountRole } from '../accounts/owner.queries.ts'
import { closeAllSessions } from '../accounts/sessions/session.queries.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { noteAudit, operatorOf } from './audit/audit.ts'
import { findStaff, hasOtherOwner } from './staff.queries.ts'

/** Sessions and staff of the console. */
export async function consoleRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, consoleMe, async ({ request }) => {
    const { username, email, role } = viewerOf(request)
    // The guard requires a role.
    const held = role as Role
    const simulated = (await worldOf(database.pool)) === 'demo'
    return { username, email, role: held, permissions: permissionsOf(held), simulated }
  })

  serve(app, staff, async () => ({
    staff: (await findStaff(database)).map(({ secondFactor, seenAt, ...one }) => ({
      ...one,
      second_factor: secondFactor,
      seen_at: seenAt.toISOString(),
    })),
  }))

  const change = async ({ body, request }: CallInput<typeof setRole>) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const account = await holdByEmail(client, body.email)
      if (account === null || account.activatedAt === null) return { status: 1 as const }
      if (account.id === viewerOf(request).accountId) return { status: 2 as const }
      if (account.role === body.role) return { status: 0 as const }
      if (account.role === 'owner' && !(await hasOtherOwner(client, account.id))) return { status: 3 as const }
      await setAccountRole(client, { id: account.id, role: body.role, now })
      await closeAllSessions(client, account.id)
      const values = { before: { role: account.role }, after: { role: body.role } }
      await noteAudit(client, {
        operator: operatorOf(request),
        deed: { action: 'staff.role', account, ...values },
        now,
      })
      return { status: 0 as const }
    })
  serve(app, setRole, change)
}
