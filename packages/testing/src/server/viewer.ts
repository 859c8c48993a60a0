import { inTransaction } from '@touchline/database'
import { addAccount } from '@touchline/server/src/modules/accounts/accounts.queries.ts'
import { openSession } from '@touchline/server/src/modules/accounts/sessions/session.queries.ts'
import type { TestServer } from './test-server.ts'

/** Subscription of an account: never paid, expired, current. */
export type Standing = 'unpaid' | 'expired' | 'subscriber'

const PAID_THROUGH: Readonly<Record<Standing, string | null>> = {
  unpaid: null,
  expired: '2026-03-01T00:00:00.000Z',
  subscriber: '2026-04-01T00:00:00.000Z',
}

let count = 0

/** Signs a new account in, with its password not set. @returns the token */
export async function viewer(
  { database, deps }: Pick<TestServer, 'database' | 'deps'>,
  standing: Standing,
): Promise<string> {
  const now = deps.clock.now()
  count += 1
  const name = `${standing}${count}`
  const account = {
    username: name,
    email: `${name}@example.org`,
    language: 'en' as const,
    passwordHash: '',
    countryId: 72,
    activatedAt: now,
  }
  const id = (await inTransaction(database, (client) => addAccount(client, account, now))) ?? 0
  const paidThrough = PAID_THROUGH[standing]
  if (paidThrough !== null) {
    await database.pool.query(
      `insert into subscription (account_id, provider, months, status, paid_through, created_at, updated_at)
       values ($1, 'grant', 1, 'active', $2, $3, $3)`,
      [id, paidThrough, now],
    )
  }
  return openSession(database.pool, { accountId: id, userAgent: undefined }, now)
}
