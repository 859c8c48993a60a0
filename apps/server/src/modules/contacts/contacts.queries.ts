import { randomBytes } from 'node:crypto'
import { type Database, readMeta } from '@touchline/database'
import type pg from 'pg'

const SECRET_KEY = 'captcha:secret'
const SPENT_PREFIX = 'captcha:spent:'
const SECRET_BYTES = 32
const MESSAGES_KEPT_MS = 365 * 24 * 3_600_000

/** The captcha's key that all processes on this database share; made by the first one that asks. */
export async function sharedCaptchaSecret({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  await pool.query('insert into meta (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do nothing', [
    SECRET_KEY,
    made,
  ])
  return String(await readMeta(pool, SECRET_KEY))
}

/** Uses a solved piece of work up. @returns false when it was used before */
export async function spendCaptcha(client: pg.ClientBase, id: string, until: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into meta (key, value) values ($1, to_jsonb($2::timestamptz)) on conflict (key) do nothing',
    [SPENT_PREFIX + id, until],
  )
  return rowCount === 1
}

/** Forgets used pieces of work that have expired, which nobody can use again anyway. */
export async function dropSpentCaptchas({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await pool.query(`delete from meta where key like $1 and (value #>> '{}')::timestamptz < $2`, [
    `${SPENT_PREFIX}%`,
    now,
  ])
}

export interface ContactMessage {
  username: string
  email: string
  message: string
}

export async function storeMessage(
  client: pg.ClientBase,
  { username, email, message }: ContactMessage,
  now: Date,
): Promise<void> {
  await client.query('insert into contact_message (username, email, message, created_at) values ($1, $2, $3, $4)', [
    username,
    email,
    message,
    now,
  ])
}

/** Drops messages after a year. */
export async function dropOldMessages({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await pool.query('delete from contact_message where created_at < $1', [new Date(now.getTime() - MESSAGES_KEPT_MS)])
}
