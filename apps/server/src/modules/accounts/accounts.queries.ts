import type { Database } from '@touchline/database'
import type pg from 'pg'
import type { MailAccount } from './mails/account-mails.ts'
import { foldName } from './names.ts'

type Reader = Pick<Database, 'pool'>

/** Which of the two is another account's already; the mail address is reported first. */
export async function findTaken(
  { pool }: Reader,
  email: string,
  username: string,
): Promise<'email' | 'username' | null> {
  const { rows } = await pool.query<{ byEmail: boolean }>(
    `select folded_email = $1 as "byEmail" from account where folded_email = $1 or folded_username = $2`,
    [foldName(email), foldName(username)],
  )
  if (rows.length === 0) return null
  return rows.some((row) => row.byEmail) ? 'email' : 'username'
}

export async function isUsernameTaken({ pool }: Reader, username: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from account where folded_username = $1', [foldName(username)])
  return rowCount !== 0
}

export interface NewAccount extends Omit<MailAccount, 'id'> {
  passwordHash: string
  countryId: number
  activatedAt: Date | null
}

/** @returns the id; null when name or address were taken meanwhile */
export async function addAccount(client: pg.ClientBase, account: NewAccount, now: Date): Promise<number | null> {
  const { username, email, passwordHash, countryId, language, activatedAt } = account
  const { rows } = await client.query<{ id: number }>(
    `insert into account (username, folded_username, email, folded_email, password_hash, country_id, language, activated_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [username, foldName(username), email, foldName(email), passwordHash, countryId, language, activatedAt, now],
  )
  return rows[0]?.id ?? null
}

export interface Credentials {
  id: number
  username: string
  passwordHash: string
  activatedAt: Date | null
}

/** By username or mail address; a username never looks like an address. */
export async function findCredentials({ pool }: Reader, usernameOrEmail: string): Promise<Credentials | null> {
  const { rows } = await pool.query<Credentials>(
    `select id, username, password_hash as "passwordHash", activated_at as "activatedAt"
     from account where folded_username = $1 or folded_email = $1`,
    [foldName(usernameOrEmail)],
  )
  return rows[0] ?? null
}

export async function findByEmail({ pool }: Reader, email: string): Promise<MailAccount | null> {
  const { rows } = await pool.query<MailAccount>(
    'select id, username, email, language from account where folded_email = $1',
    [foldName(email)],
  )
  return rows[0] ?? null
}

/** An account that was not activated yet, by username or mail address. */
export async function findWaiting({ pool }: Reader, usernameOrEmail: string): Promise<MailAccount | null> {
  const { rows } = await pool.query<MailAccount>(
    `select id, username, email, language from account
     where (folded_username = $1 or folded_email = $1) and activated_at is null`,
    [foldName(usernameOrEmail)],
  )
  return rows[0] ?? null
}

/** @returns the username */
export async function activateAccount(client: pg.ClientBase, accountId: number, now: Date): Promise<string | null> {
  const { rows } = await client.query<{ username: string }>(
    'update account set activated_at = coalesce(activated_at, $2) where id = $1 returning username',
    [accountId, now],
  )
  return rows[0]?.username ?? null
}

/** Whoever could open the link of a reset mail owns the address, which is all that activation asks. */
export async function setPassword(client: pg.ClientBase, accountId: number, hash: string, now: Date): Promise<void> {
  await client.query('update account set password_hash = $2, activated_at = coalesce(activated_at, $3) where id = $1', [
    accountId,
    hash,
    now,
  ])
}
