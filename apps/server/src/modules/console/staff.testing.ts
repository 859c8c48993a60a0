import type { Role } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { TestServer } from '@touchline/testing/server'
import { addAccount } from '../accounts/accounts.queries.ts'
import { openSession } from '../accounts/sessions/session.queries.ts'

const ENGLAND = 72

/** A signed-in account of that role. @returns the token */
export async function signInAs(server: TestServer, role: Role, username: string = role): Promise<string> {
  const now = server.deps.clock.now()
  const names = { username: `staff-${username}`, email: `${username}@staff.example.org` }
  const accountId = await inTransaction(server.database, (client) =>
    addAccount(client, { ...names, language: 'en', passwordHash: '', countryId: ENGLAND, activatedAt: now, role }, now),
  )
  return openSession(server.database.pool, { accountId: accountId ?? 0, userAgent: undefined }, now)
}
