import type { Role } from '@touchline/contract'
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
  subscription,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { foldName, isAddress } from './names.ts'

type Reader = Pick<Database, 'pool'>

export type MailLanguage = (typeof account.$inferSelect)['language']

/** Whom a mail goes to. */
export interface MailAccount {
  id: number
  username: string
  email: string
  language: MailLanguage
}

const TAKEN = statement((p: Placeholders<{ email: string; username: string }>) =>
  query
    .select({ byEmail: sql<boolean>`${account.foldedEmail} = ${p.email}` })
    .from(account)
    .where(
      or(
        and(eq(account.foldedEmail, p.email), isNotNull(account.activatedAt)),
        and(eq(account.foldedUsername, p.username), ne(account.foldedEmail, p.email)),
      ),
    ),
)

/**
 * Which of the two belongs to another account; the mail address is reported first. An address that was never activated belongs to nobody,
 * so its next sign-up may keep its name as well. Names and addresses cannot be the same: see `isAddress`.
 */
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
  role?: Role | null
}

const ADD = statement(
  (p: Placeholders<Required<NewAccount> & { foldedUsername: string; foldedEmail: string; now: Date }>) =>
    selection(
      { id: account.id },
      (columns) => sql`
      insert into ${account} (username, folded_username, email, folded_email, password_hash, country_id, language, activated_at,
        role, seen_at, created_at)
      values (${p.username}, ${p.foldedUsername}, ${p.email}, ${p.foldedEmail}, ${p.passwordHash}, ${p.countryId}, ${p.language},
        ${p.activatedAt}, ${p.role}, ${p.now}, ${p.now})
      on conflict do nothing returning ${columns}`,
    ),
)

/** @returns the id; null when name or address were taken meanwhile */
export async function addAccount(client: pg.ClientBase, added: NewAccount, now: Date): Promise<number | null> {
  const foldedUsername = foldName(added.username)
  const foldedEmail = foldName(added.email)
  return (await firstRow(client, ADD, { role: null, ...added, foldedUsername, foldedEmail, now }))?.id ?? null
}

/** An account while its row is held. */
const held = {
  id: account.id,
  username: account.username,
  email: account.email,
  language: account.language,
  passwordHash: account.passwordHash,
  activatedAt: account.activatedAt,
  blockedAt: account.blockedAt,
  role: account.role,
}

const HELD = statement((p: Placeholders<{ id: number }>) =>
  query.select(held).from(account).where(eq(account.id, p.id)).for('update'),
)
const HELD_BY_EMAIL = statement((p: Placeholders<{ email: string }>) =>
  query.select(held).from(account).where(eq(account.foldedEmail, p.email)).for('update'),
)

export type HeldAccount = RowOf<typeof HELD>

/** Locks the account until the transaction ends. Every change or proof of an account begins with it. */
export const holdAccount = (client: pg.ClientBase, id: number): Promise<HeldAccount | null> =>
  firstRow(client, HELD, { id })

export const holdByEmail = (client: pg.ClientBase, email: string): Promise<HeldAccount | null> =>
  firstRow(client, HELD_BY_EMAIL, { email: foldName(email) })

/** Gives an account that was never activated to the next who signs up with its address; only the holder of a link that is mailed then has it. */
export async function replaceWaiting(
  client: pg.ClientBase,
  { id, added, now }: { id: number; added: NewAccount; now: Date },
): Promise<void> {
  const { username, email, language, passwordHash, countryId } = added
  const replaced = { username, email, language, passwordHash, countryId, createdAt: now }
  const write = query.update(account).set({ ...replaced, foldedUsername: foldName(username) })
  await execute(client, write.where(eq(account.id, id)))
}

interface Named {
  name: string
}

const credentials = {
  id: account.id,
  username: account.username,
  passwordHash: account.passwordHash,
  activatedAt: account.activatedAt,
}
const NAMED_SO = statement((p: Placeholders<Named>) =>
  query.select(credentials).from(account).where(eq(account.foldedUsername, p.name)),
)
const ADDRESSED_SO = statement((p: Placeholders<Named>) =>
  query.select(credentials).from(account).where(eq(account.foldedEmail, p.name)),
)

export type Credentials = RowOf<typeof NAMED_SO>

/** By mail address where the text has the sign of one, by username otherwise: never two accounts. */
export function findCredentials({ pool }: Reader, usernameOrEmail: string): Promise<Credentials | null> {
  const name = foldName(usernameOrEmail)
  return firstRow(pool, isAddress(name) ? ADDRESSED_SO : NAMED_SO, { name })
}

/** An account that was not activated yet, by username or mail address. */
export async function findWaiting(reader: Reader, usernameOrEmail: string): Promise<Credentials | null> {
  const found = await findCredentials(reader, usernameOrEmail)
  return found?.activatedAt === null ? found : null
}

export const findByEmail = ({ pool }: Reader, email: string): Promise<Credentials | null> =>
  firstRow(pool, ADDRESSED_SO, { name: foldName(email) })

const OWN = statement((p: Placeholders<{ id: number }>) =>
  query.select({ passwordHash: account.passwordHash }).from(account).where(eq(account.id, p.id)),
)

export const findPasswordHash = async ({ pool }: Reader, id: number): Promise<string | null> =>
  (await firstRow(pool, OWN, { id }))?.passwordHash ?? null

/** Activates an account that is not yet. */
export async function activateAccount(client: pg.ClientBase, accountId: number, now: Date): Promise<void> {
  const write = query.update(account).set({ activatedAt: now })
  await execute(client, write.where(and(eq(account.id, accountId), isNull(account.activatedAt))))
}

export async function setPasswordHash(client: pg.ClientBase, accountId: number, passwordHash: string): Promise<void> {
  await execute(client, query.update(account).set({ passwordHash }).where(eq(account.id, accountId)))
}

const NEVER_ACTIVATED_MS = 30 * DAY_MS

const unclaimed = and(
  isNull(account.activatedAt),
  sql`not exists (select from ${subscription} where ${subscription.accountId} = ${account.id})`,
)

/** Drops accounts that nobody activated, so that names and foreign addresses do not stay; one that was given access waits for its owner. */
export async function dropNeverActivated({ pool }: Reader, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NEVER_ACTIVATED_MS)
  await execute(pool, query.delete(account).where(and(unclaimed, lt(account.createdAt, before))))
}

/** Frees an address that somebody else signed up with and never activated. */
export async function dropUnclaimed(client: pg.ClientBase, email: string): Promise<void> {
  await execute(client, query.delete(account).where(and(unclaimed, eq(account.foldedEmail, foldName(email)))))
}
