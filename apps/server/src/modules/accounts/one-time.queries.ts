import type { Database } from '@touchline/database'
import type pg from 'pg'
import { secretHash } from './secrets.ts'

export type OneTimePurpose = 'activate' | 'reset'
export type MailLanguage = 'en' | 'pt'

const HOUR_MS = 3_600_000
const LASTS_MS: Readonly<Record<OneTimePurpose, number>> = { activate: 48 * HOUR_MS, reset: HOUR_MS }

export interface OneTimeLink {
  purpose: OneTimePurpose
  accountId: number
  secret: string
}

export async function storeLink(client: pg.ClientBase, link: OneTimeLink, now: Date): Promise<void> {
  await client.query(
    'insert into one_time_token (hash, purpose, account_id, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [secretHash(link.secret), link.purpose, link.accountId, now, new Date(now.getTime() + LASTS_MS[link.purpose])],
  )
}

/** What a link to set a new password is worth now; one that was used is as invalid as one that never was. */
export async function resetLinkState(
  { pool }: Pick<Database, 'pool'>,
  secret: string,
  now: Date,
): Promise<'valid' | 'invalid' | 'expired'> {
  const { rows } = await pool.query<{ expiresAt: Date }>(
    `select expires_at as "expiresAt" from one_time_token where hash = $1 and purpose = 'reset' and used_at is null`,
    [secretHash(secret)],
  )
  const link = rows[0]
  if (!link) return 'invalid'
  return link.expiresAt > now ? 'valid' : 'expired'
}

/**
 * Uses a link up, and with it every other one of the same purpose that the account has.
 * @param owner the account the link names; undefined where it names none, null where what it names is no account
 * @returns the account; null when the link does not work (any more)
 */
export async function consumeLink(
  client: pg.ClientBase,
  { purpose, secret, owner }: { purpose: OneTimePurpose; secret: string; owner?: number | null },
  now: Date,
): Promise<number | null> {
  const { rows } = await client.query<{ accountId: number }>(
    `update one_time_token set used_at = $3
     where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 and ($4 or account_id = $5)
     returning account_id as "accountId"`,
    [secretHash(secret), purpose, now, owner === undefined, owner ?? null],
  )
  const accountId = rows[0]?.accountId
  if (accountId === undefined) return null
  await client.query(
    'update one_time_token set used_at = $3 where account_id = $1 and purpose = $2 and used_at is null',
    [accountId, purpose, now],
  )
  return accountId
}
