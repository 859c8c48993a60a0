import { ROLES } from '@touchline/contract'
import {
  account,
  type Database,
  execute,
  firstRow,
  inTransaction,
  type Placeholders,
  query,
  statement,
  subscription,
  worldOf,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { addAccount } from './accounts.queries.ts'
import { hashPassword } from './password.ts'

const ENGLAND = 72
const YEAR_MS = 365 * DAY_MS
const MONTH_MS = 30 * DAY_MS

/** Public on purpose: the accounts exist only next to simulated football. */
export const DEMO_PASSWORD = 'demo1234'
export const DEMO_ACCOUNTS = [
  { username: 'demouser', email: 'demo@touchline.test', plan: 'year' },
  { username: 'freeuser', email: 'free@touchline.test', plan: null },
  { username: 'expireduser', email: 'expired@touchline.test', plan: 'over' },
] as const
/** Those who work in the console. */
export const DEMO_STAFF = ROLES.map((role) => ({ username: `demo${role}`, email: `${role}@touchline.test`, role }))

/**
 * Makes the accounts of the demo world where they are missing; the subscription of the first lasts a year from the last start, that of the
 * last ended a month before it was made. Nothing happens in a database that does not hold the demo world.
 */
export async function makeDemoAccounts(database: Database, now: Date): Promise<void> {
  if ((await worldOf(database.pool)) !== 'demo') return
  const staff = DEMO_STAFF.map((one) => ({ ...one, plan: null }))
  for (const { username, email, plan, role } of [...DEMO_ACCOUNTS.map((one) => ({ ...one, role: null })), ...staff]) {
    const known = await firstRow(database.pool, KNOWN, { email })
    const passwordHash = known === null ? await hashPassword(DEMO_PASSWORD, 'localhost') : null
    await inTransaction(database, async (client) => {
      if (passwordHash !== null) {
        const person = { username, email, passwordHash, countryId: ENGLAND, role }
        await addAccount(client, { ...person, language: SOURCE_LANGUAGE, activatedAt: now }, now)
      }
      if (plan !== null) await grant(client, { email, isOver: plan === 'over' }, now)
    })
  }
}

const byEmail = (p: Placeholders<{ email: string }>) =>
  query.select({ id: account.id }).from(account).where(eq(account.foldedEmail, p.email))
const KNOWN = statement(byEmail)
const HELD = statement((p: Placeholders<{ email: string }>) => byEmail(p).for('update'))
const BOUGHT = statement((p: Placeholders<{ accountId: number }>) =>
  query.select({ id: subscription.id }).from(subscription).where(eq(subscription.accountId, p.accountId)).limit(1),
)

/** An account that has had a subscription of another kind, or cancelled this one, keeps it as it is. */
async function grant(
  client: pg.ClientBase,
  { email, isOver }: { email: string; isOver: boolean },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + (isOver ? -MONTH_MS : YEAR_MS))
  // When two processes start together the second one waits here and then finds the rows of the first.
  const held = await firstRow(client, HELD, { email })
  if (held === null) return
  const granted = { provider: 'grant', status: isOver ? 'cancelled' : 'active' } as const
  if (await firstRow(client, BOUGHT, { accountId: held.id })) {
    if (isOver) return
    const same = [eq(subscription.provider, granted.provider), eq(subscription.status, granted.status)]
    const write = query.update(subscription).set({ paidThrough: until, updatedAt: now })
    await execute(client, write.where(and(eq(subscription.accountId, held.id), ...same)))
    return
  }
  const begun = isOver ? new Date(until.getTime() - YEAR_MS) : now
  const since = { startedAt: begun, createdAt: begun, updatedAt: now }
  const bought = { ...granted, ...since, accountId: held.id, months: 12, paidThrough: until }
  await execute(client, query.insert(subscription).values(bought))
}
