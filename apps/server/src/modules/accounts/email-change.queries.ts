import type { Database } from '@touchline/database'
import type pg from 'pg'
import { foldName } from './names.ts'
import { secretHash } from './secrets.ts'

const LASTS_MS = 24 * 3_600_000

export interface EmailChange {
  accountId: number
  email: string
  oldSecret: string
  newSecret: string
}

/** Notes a change on its way; an earlier one of the account is forgotten. */
export async function storeEmailChange(client: pg.ClientBase, change: EmailChange, now: Date): Promise<void> {
  await client.query(
    `insert into email_change (account_id, email, old_hash, new_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set email = excluded.email, old_hash = excluded.old_hash,
       new_hash = excluded.new_hash, old_confirmed_at = null, new_confirmed_at = null,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      change.accountId,
      change.email,
      secretHash(change.oldSecret),
      secretHash(change.newSecret),
      now,
      new Date(now.getTime() + LASTS_MS),
    ],
  )
}

export interface PendingChange {
  email: string
  oldConfirmed: boolean
  newConfirmed: boolean
  expiresAt: Date
}

/** The change of an account that waits to be confirmed; null when there is none. */
export async function findEmailChange(
  { pool }: Pick<Database, 'pool'>,
  accountId: number,
  now: Date,
): Promise<PendingChange | null> {
  const { rows } = await pool.query<PendingChange>(
    `select email, old_confirmed_at is not null as "oldConfirmed", new_confirmed_at is not null as "newConfirmed",
       expires_at as "expiresAt" from email_change where account_id = $1 and expires_at > $2`,
    [accountId, now],
  )
  return rows[0] ?? null
}

export async function dropEmailChange(client: pg.Pool | pg.ClientBase, accountId: number): Promise<void> {
  await client.query('delete from email_change where account_id = $1', [accountId])
}

/** Notes that the link of one of the two mails was followed. @returns the change; null when the link does not work (any more) */
export async function confirmEmailChange(
  client: pg.ClientBase,
  secret: string,
  now: Date,
): Promise<(PendingChange & { accountId: number }) | null> {
  const { rows } = await client.query<PendingChange & { accountId: number }>(
    `update email_change set
       old_confirmed_at = case when old_hash = $1 then coalesce(old_confirmed_at, $2) else old_confirmed_at end,
       new_confirmed_at = case when new_hash = $1 then coalesce(new_confirmed_at, $2) else new_confirmed_at end
     where (old_hash = $1 or new_hash = $1) and expires_at > $2
     returning account_id as "accountId", email, old_confirmed_at is not null as "oldConfirmed",
       new_confirmed_at is not null as "newConfirmed", expires_at as "expiresAt"`,
    [secretHash(secret), now],
  )
  return rows[0] ?? null
}

const UNIQUE_VIOLATION = '23505'

/** Within a transaction, which goes on either way. @returns false when another account took the address meanwhile */
export async function setEmail(client: pg.ClientBase, accountId: number, email: string): Promise<boolean> {
  await client.query('savepoint address_free')
  try {
    await client.query('update account set email = $2, folded_email = $3 where id = $1', [
      accountId,
      email,
      foldName(email),
    ])
    return true
  } catch (error) {
    if ((error as pg.DatabaseError).code !== UNIQUE_VIOLATION) throw error
    await client.query('rollback to savepoint address_free')
    return false
  }
}
