import {
  account,
  type Database,
  emailChange,
  execute,
  firstRow,
  isUniqueViolation,
  type Placeholders,
  query,
  type RowOf,
  selection,
  statement,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dropUnclaimed, type HeldAccount, holdAccount } from '../accounts.queries.ts'
import { foldName } from '../names.ts'
import { secretHash } from '../secrets.ts'

const LASTS_MS = DAY_MS

export interface EmailChange {
  accountId: number
  email: string
  oldSecret: string
  newSecret: string
  /** Token of the session that alone stays when the address changes; null where all stay. */
  onlySession: string | null
}

/** Notes a change on its way; an earlier one of the account is forgotten. */
export async function storeEmailChange(client: pg.ClientBase, change: EmailChange, now: Date): Promise<void> {
  const begun = {
    email: change.email,
    oldHash: secretHash(change.oldSecret),
    newHash: secretHash(change.newSecret),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    onlySession: change.onlySession && secretHash(change.onlySession),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LASTS_MS),
  }
  const write = query.insert(emailChange).values({ accountId: change.accountId, ...begun })
  await execute(client, write.onConflictDoUpdate({ target: emailChange.accountId, set: begun }))
}

const pending = {
  email: emailChange.email,
  oldConfirmed: sql<boolean>`${emailChange.oldConfirmedAt} is not null`,
  newConfirmed: sql<boolean>`${emailChange.newConfirmedAt} is not null`,
  expiresAt: emailChange.expiresAt,
}

const PENDING = statement((p: Placeholders<{ accountId: number; now: Date }>) =>
  query
    .select(pending)
    .from(emailChange)
    .where(and(eq(emailChange.accountId, p.accountId), gt(emailChange.expiresAt, p.now))),
)

type PendingChange = RowOf<typeof PENDING>

/** The change of an account that waits to be confirmed; null when there is none. */
export function findEmailChange(
  { pool }: Pick<Database, 'pool'>,
  accountId: number,
  now: Date,
): Promise<PendingChange | null> {
  return firstRow(pool, PENDING, { accountId, now })
}

export async function dropEmailChange(client: pg.Pool | pg.ClientBase, accountId: number): Promise<void> {
  await execute(client, query.delete(emailChange).where(eq(emailChange.accountId, accountId)))
}

const LINKED = statement((p: Placeholders<{ hash: string }>) =>
  query
    .select({ accountId: emailChange.accountId })
    .from(emailChange)
    .where(or(eq(emailChange.oldHash, p.hash), eq(emailChange.newHash, p.hash))),
)

const CONFIRM = statement((p: Placeholders<{ hash: string; now: Date }>) =>
  selection(
    { ...pending, onlySession: emailChange.onlySession },
    (columns) => sql`
      update ${emailChange} set
        old_confirmed_at = case when ${emailChange.oldHash} = ${p.hash}
          then coalesce(${emailChange.oldConfirmedAt}, ${p.now}) else ${emailChange.oldConfirmedAt} end,
        new_confirmed_at = case when ${emailChange.newHash} = ${p.hash}
          then coalesce(${emailChange.newConfirmedAt}, ${p.now}) else ${emailChange.newConfirmedAt} end
      where (${emailChange.oldHash} = ${p.hash} or ${emailChange.newHash} = ${p.hash}) and ${emailChange.expiresAt} > ${p.now}
      returning ${columns}`,
  ),
)

/**
 * Notes that the link of one of the two mails was followed.
 * @returns the change and its account, held; null when the link does not work (any more)
 */
export async function confirmEmailChange(
  client: pg.ClientBase,
  secret: string,
  now: Date,
): Promise<{ account: HeldAccount; change: RowOf<typeof CONFIRM> } | null> {
  const hash = secretHash(secret)
  const linked = await firstRow(client, LINKED, { hash })
  const account = linked && (await holdAccount(client, linked.accountId))
  const change = account && (await firstRow(client, CONFIRM, { hash, now }))
  return account && change && { account, change }
}

/** Runs within a transaction, which continues either way. @returns false when another account took the address meanwhile */
export async function setEmail(client: pg.ClientBase, accountId: number, email: string): Promise<boolean> {
  await client.query('savepoint address_free')
  try {
    await dropUnclaimed(client, email)
    const write = query.update(account).set({ email, foldedEmail: foldName(email) })
    await execute(client, write.where(eq(account.id, accountId)))
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await client.query('rollback to savepoint address_free')
    return false
  }
}
