import {
  account,
  execute,
  firstRow,
  type Placeholders,
  passkey,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { and, asc, eq, lt } from 'drizzle-orm'
import type pg from 'pg'

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({
      id: passkey.id,
      name: passkey.name,
      transports: passkey.transports,
      backedUp: passkey.backedUp,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
    })
    .from(passkey)
    .where(eq(passkey.accountId, p.accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id)),
)

export const findPasskeys = (client: Queryable, accountId: number) => rows(client, OF_ACCOUNT, { accountId })

const NAMED = statement((p: Placeholders<{ id: string }>) =>
  query
    .select({
      id: passkey.id,
      accountId: passkey.accountId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
    })
    .from(passkey)
    .where(eq(passkey.id, p.id)),
)

export type StoredPasskey = RowOf<typeof NAMED>

export const findPasskey = (client: Queryable, id: string) => firstRow(client, NAMED, { id })

/** @returns false if an account has it already */
export const storePasskey = async (client: pg.ClientBase, added: typeof passkey.$inferInsert): Promise<boolean> =>
  (await execute(client, query.insert(passkey).values(added).onConflictDoNothing())) === 1

/** Records a use of a passkey. @returns false if a later use is stored: a copied authenticator, or the same answer twice */
export async function usePasskey(
  client: pg.ClientBase,
  { id, counter, backedUp }: { id: string; counter: number; backedUp: boolean },
  now: Date,
): Promise<boolean> {
  // Authenticators without a counter always send 0.
  const isNewer = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  const write = query.update(passkey).set({ counter, backedUp, lastUsedAt: now })
  return (await execute(client, write.where(and(eq(passkey.id, id), isNewer)))) === 1
}

const ofAccount = (accountId: number, id: string) => and(eq(passkey.accountId, accountId), eq(passkey.id, id))

export const namePasskey = async (
  client: pg.Pool | pg.ClientBase,
  { accountId, id, name }: { accountId: number; id: string; name: string },
): Promise<boolean> =>
  (await execute(client, query.update(passkey).set({ name }).where(ofAccount(accountId, id)))) === 1

export const dropPasskey = async (client: pg.ClientBase, accountId: number, id: string): Promise<boolean> =>
  (await execute(client, query.delete(passkey).where(ofAccount(accountId, id)))) === 1

/** Forgets every passkey of an account that is held. @returns how many */
export async function dropPasskeys(client: pg.ClientBase, accountId: number): Promise<number> {
  await setPasskeyFactor(client, accountId, false)
  return execute(client, query.delete(passkey).where(eq(passkey.accountId, accountId)))
}

export const setPasskeyFactor = (client: pg.ClientBase, accountId: number, passkeyFactor: boolean) =>
  execute(client, query.update(account).set({ passkeyFactor }).where(eq(account.id, accountId)))
