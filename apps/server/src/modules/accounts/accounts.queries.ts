import {
  account,
  type Database,
  execute,
  firstRow,
  type Placeholders,
  query,
  type RowOf,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { MailAccount } from './mails/account-mails.ts'
import { foldName } from './names.ts'

type Reader = Pick<Database, 'pool'>

const TAKEN = statement((p: Placeholders<{ email: string; username: string }>) =>
  query
    .select({ byEmail: sql<boolean>`${account.foldedEmail} = ${p.email}` })
    .from(account)
    .where(or(eq(account.foldedEmail, p.email), eq(account.foldedUsername, p.username))),
)

/** Which of the two is another account's already; the mail address is reported first. */
export async function findTaken(
  { pool }: Reader,
  email: string,
  username: string,
): Promise<'email' | 'username' | null> {
  const taken = await rows(pool, TAKEN, { email: foldName(email), username: foldName(username) })
  if (taken.length === 0) return null
  return taken.some((row) => row.byEmail) ? 'email' : 'username'
}

const NAMED = statement((p: Placeholders<{ username: string }>) =>
  query.select({ id: account.id }).from(account).where(eq(account.foldedUsername, p.username)),
)

export const isUsernameTaken = async ({ pool }: Reader, username: string): Promise<boolean> =>
  (await firstRow(pool, NAMED, { username: foldName(username) })) !== null

export interface NewAccount extends Omit<MailAccount, 'id'> {
  passwordHash: string
  countryId: number
  activatedAt: Date | null
}

const ADD = statement((p: Placeholders<NewAccount & { foldedUsername: string; foldedEmail: string; now: Date }>) =>
  selection(
    { id: account.id },
    (columns) => sql`
      insert into ${account} (username, folded_username, email, folded_email, password_hash, country_id, language, activated_at,
        created_at)
      values (${p.username}, ${p.foldedUsername}, ${p.email}, ${p.foldedEmail}, ${p.passwordHash}, ${p.countryId}, ${p.language},
        ${p.activatedAt}, ${p.now})
      on conflict do nothing returning ${columns}`,
  ),
)

/** @returns the id; null when name or address were taken meanwhile */
export async function addAccount(client: pg.ClientBase, added: NewAccount, now: Date): Promise<number | null> {
  const foldedUsername = foldName(added.username)
  const foldedEmail = foldName(added.email)
  return (await firstRow(client, ADD, { ...added, foldedUsername, foldedEmail, now }))?.id ?? null
}

interface Named {
  name: string
}

const isNamed = (p: Placeholders<Named>) => or(eq(account.foldedUsername, p.name), eq(account.foldedEmail, p.name))

const CREDENTIALS = statement((p: Placeholders<Named>) =>
  query
    .select({
      id: account.id,
      username: account.username,
      passwordHash: account.passwordHash,
      activatedAt: account.activatedAt,
    })
    .from(account)
    .where(isNamed(p)),
)

type Credentials = RowOf<typeof CREDENTIALS>

/** By username or mail address; a username never looks like an address. */
export function findCredentials({ pool }: Reader, usernameOrEmail: string): Promise<Credentials | null> {
  return firstRow(pool, CREDENTIALS, { name: foldName(usernameOrEmail) })
}

const mailAccount = { id: account.id, username: account.username, email: account.email, language: account.language }

const BY_EMAIL = statement((p: Placeholders<{ email: string }>) =>
  query.select(mailAccount).from(account).where(eq(account.foldedEmail, p.email)),
)

export function findByEmail({ pool }: Reader, email: string): Promise<MailAccount | null> {
  return firstRow(pool, BY_EMAIL, { email: foldName(email) })
}

const WAITING = statement((p: Placeholders<Named>) =>
  query
    .select(mailAccount)
    .from(account)
    .where(and(isNamed(p), isNull(account.activatedAt))),
)

/** An account that was not activated yet, by username or mail address. */
export function findWaiting({ pool }: Reader, usernameOrEmail: string): Promise<MailAccount | null> {
  return firstRow(pool, WAITING, { name: foldName(usernameOrEmail) })
}

const ACTIVATE = statement((p: Placeholders<{ accountId: number; now: Date }>) =>
  selection(
    { username: account.username },
    (columns) => sql`
      update ${account} set activated_at = coalesce(${account.activatedAt}, ${p.now})
      where ${account.id} = ${p.accountId} returning ${columns}`,
  ),
)

/** @returns the username */
export async function activateAccount(client: pg.ClientBase, accountId: number, now: Date): Promise<string | null> {
  return (await firstRow(client, ACTIVATE, { accountId, now }))?.username ?? null
}

/** Whoever could open the link of a reset mail owns the address, which is all that activation asks. */
export async function setPassword(client: pg.ClientBase, accountId: number, hash: string, now: Date): Promise<void> {
  const activatedAt = sql`coalesce(${account.activatedAt}, ${now})`
  await execute(client, query.update(account).set({ passwordHash: hash, activatedAt }).where(eq(account.id, accountId)))
}
