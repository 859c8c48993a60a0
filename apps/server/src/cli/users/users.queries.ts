import {
  account,
  country,
  execute,
  firstRow,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
  subscription,
} from '@touchline/database'
import { desc, eq, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { foldName } from '../../modules/accounts/names.ts'
import type { SubscriptionFacts } from '../../modules/billing/entitlement/entitlement.ts'

/** In JSON an instant is text. */
type StoredFacts = Omit<SubscriptionFacts, 'paidThrough' | 'withdrawnAt' | 'heldAt'> & {
  paidThrough: string | null
  withdrawnAt: string | null
  heldAt: string | null
}

const users = () =>
  query
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      country: country.name,
      activatedAt: account.activatedAt,
      role: account.role,
      subscriptions: sql<StoredFacts[]>`coalesce((
        select jsonb_agg(jsonb_build_object('status', ${subscription.status}, 'months', ${subscription.months},
          'paidThrough', ${subscription.paidThrough}, 'withdrawnAt', ${subscription.withdrawnAt},
          'heldAt', ${subscription.heldAt}))
        from ${subscription} where ${subscription.accountId} = ${account.id}), '[]')`,
    })
    .from(account)
    .innerJoin(country, eq(country.id, account.countryId))

const FOUND = statement((p: Placeholders<{ text: string; limit: number }>) =>
  users()
    .where(
      or(sql`strpos(${account.foldedUsername}, ${p.text}) > 0`, sql`strpos(${account.foldedEmail}, ${p.text}) > 0`),
    )
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(p.limit),
)

type Row = RowOf<typeof FOUND>

/** An account as the operator sees it. */
export interface User extends Omit<Row, 'subscriptions'> {
  subscriptions: SubscriptionFacts[]
}

const userOf = ({ subscriptions, ...row }: Row): User => ({
  ...row,
  subscriptions: subscriptions.map(({ paidThrough, withdrawnAt, heldAt, ...one }) => ({
    ...one,
    paidThrough: paidThrough === null ? null : new Date(paidThrough),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    heldAt: heldAt === null ? null : new Date(heldAt),
  })),
})

/** Accounts with the text in their name or address, the newest first. */
export async function findUsers(pool: pg.Pool, search: string, limit: number): Promise<User[]> {
  return (await rows(pool, FOUND, { text: search.normalize('NFKC').toLowerCase(), limit })).map(userOf)
}

const NAMES = statement(() =>
  query.select({ username: account.username, email: account.email }).from(account).orderBy(account.id),
)

/** The name of every account, with its address. */
export const findNames = (pool: pg.Pool) => rows(pool, NAMES, {})

export async function renameUser(client: pg.ClientBase, accountId: number, username: string): Promise<void> {
  const named = { username, foldedUsername: foldName(username) }
  await execute(client, query.update(account).set(named).where(eq(account.id, accountId)))
}

const HELD = statement((p: Placeholders<{ foldedEmail: string }>) =>
  users().where(eq(account.foldedEmail, p.foldedEmail)).for('update', { of: account }),
)

/** An account by its folded address, locked until the transaction ends. */
export async function holdUser(client: pg.ClientBase, foldedEmail: string): Promise<User | null> {
  const held = await firstRow(client, HELD, { foldedEmail })
  return held && userOf(held)
}
