import {
  account,
  type Database,
  firstRow,
  inTransaction,
  type Placeholders,
  query,
  statement,
  worldOf,
} from '@touchline/database'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { addAccount } from './accounts.queries.ts'
import { hashPassword } from './password.ts'

const ENGLAND = 72
const YEAR_MS = 365 * 24 * 3_600_000

/** Everybody may know it: the accounts exist only beside simulated football. */
export const DEMO_PASSWORD = 'demo1234'
export const DEMO_ACCOUNTS = [
  { username: 'demouser', email: 'demo@touchline.test', subscriber: true },
  { username: 'freeuser', email: 'free@touchline.test', subscriber: false },
] as const

/**
 * Makes the accounts of the demo world where they are missing; the subscription of the first lasts a year from the last start.
 * Nothing happens in a database that does not hold the demo world.
 */
export async function makeDemoAccounts(database: Database, now: Date): Promise<void> {
  if ((await worldOf(database.pool)) !== 'demo') return
  for (const { username, email, subscriber } of DEMO_ACCOUNTS) {
    const { rowCount } = await database.pool.query('select 1 from account where folded_email = $1', [email])
    const passwordHash = rowCount === 0 ? await hashPassword(DEMO_PASSWORD) : null
    await inTransaction(database, async (client) => {
      if (passwordHash !== null) {
        const added = { username, email, passwordHash, countryId: ENGLAND, language: 'en', activatedAt: now } as const
        await addAccount(client, added, now)
      }
      if (subscriber) await grantYear(client, email, now)
    })
  }
}

const HELD = statement((p: Placeholders<{ email: string }>) =>
  query.select({ id: account.id }).from(account).where(eq(account.foldedEmail, p.email)).for('update'),
)

/** An account that has had a subscription of another kind, or cancelled this one, keeps it as it is. */
async function grantYear(client: pg.ClientBase, email: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + YEAR_MS)
  // Of two processes that start together the second one waits here and then finds what the first one wrote.
  const held = await firstRow(client, HELD, { email })
  if (held === null) return
  await client.query(
    `update subscription set paid_through = $2, updated_at = $3
     where account_id = $1 and provider = 'grant' and status = 'active'`,
    [held.id, until, now],
  )
  await client.query(
    `insert into subscription (account_id, provider, months, status, paid_through, started_at, created_at, updated_at)
     select $1, 'grant', 12, 'active', $2, $3, $3, $3 where not exists (select 1 from subscription where account_id = $1)`,
    [held.id, until, now],
  )
}
