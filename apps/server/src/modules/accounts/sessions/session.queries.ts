import {
  account,
  accountToken,
  type Database,
  emailChange,
  execute,
  oneTimeToken,
  type Placeholders,
  query,
  rows,
  signInStep,
  statement,
} from '@touchline/database'
import { DAY_MS, HOUR_MS } from '@touchline/football'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dropToken } from '../api-token/api-token.queries.ts'
import { newSecret, secretHash } from '../secrets.ts'

const LASTS_MS = 30 * DAY_MS
/** Use moves the end of a session on, but not with every call. */
const MOVED_AFTER_MS = HOUR_MS
/** An expired link still says that it has expired for so long. */
const LINKS_KEPT_MS = 7 * DAY_MS

const endOf = (now: Date) => new Date(now.getTime() + LASTS_MS)

/** Longest name of a browser that is stored. */
const MAX_AGENT = 300

export interface NewSession {
  accountId: number
  /** The `User-Agent` header of the browser. */
  userAgent: string | undefined
}

/** Signs an account in. @returns the token for the browser */
export async function openSession(
  client: pg.Pool | pg.ClientBase,
  { accountId, userAgent }: NewSession,
  now: Date,
): Promise<string> {
  const token = newSecret()
  const session = { hash: secretHash(token), accountId, createdAt: now, expiresAt: endOf(now) }
  await execute(
    client,
    query.insert(accountToken).values({ ...session, userAgent: userAgent?.slice(0, MAX_AGENT) ?? null }),
  )
  await seen(client, accountId, now)
  return token
}

const SESSIONS = statement((p: Placeholders<{ accountId: number; hash: string; now: Date }>) =>
  query
    .select({
      hash: accountToken.hash,
      current: sql<boolean>`${accountToken.hash} = ${p.hash}`,
      createdAt: accountToken.createdAt,
      expiresAt: accountToken.expiresAt,
      userAgent: accountToken.userAgent,
    })
    .from(accountToken)
    .where(and(eq(accountToken.accountId, p.accountId), gt(accountToken.expiresAt, p.now)))
    .orderBy(sql`${accountToken.hash} = ${p.hash} desc`, desc(accountToken.expiresAt), desc(accountToken.createdAt)),
)

/** A name for a session that is of no use for anything else: a hash of its hash. */
const sessionId = (hash: string) => secretHash(hash)

/** Browsers an account is signed in with, this one first and then the one used last. */
export async function findSessions(
  { pool }: Pick<Database, 'pool'>,
  { accountId, token }: { accountId: number; token: string },
  now: Date,
) {
  const open = await rows(pool, SESSIONS, { accountId, hash: secretHash(token), now })
  return open.map(({ hash, expiresAt, ...row }) => ({
    ...row,
    id: sessionId(hash),
    /** To the hour. */
    lastUsedAt: new Date(expiresAt.getTime() - LASTS_MS),
  }))
}

/** Use of a session moves its end on, and the account was seen. */
export async function extendSession(
  { pool }: Pick<Database, 'pool'>,
  { hash, expiresAt, accountId }: { hash: string; expiresAt: Date; accountId: number },
  now: Date,
): Promise<void> {
  if (endOf(now).getTime() - expiresAt.getTime() < MOVED_AFTER_MS) return
  await execute(
    pool,
    query
      .update(accountToken)
      .set({ expiresAt: endOf(now) })
      .where(eq(accountToken.hash, hash)),
  )
  await seen(pool, accountId, now)
}

const seen = (client: pg.Pool | pg.ClientBase, accountId: number, now: Date) =>
  execute(client, query.update(account).set({ seenAt: now }).where(eq(account.id, accountId)))

export async function closeSession({ pool }: Pick<Database, 'pool'>, token: string): Promise<void> {
  await execute(pool, query.delete(accountToken).where(eq(accountToken.hash, secretHash(token))))
}

export async function closeAllSessions(client: pg.ClientBase, accountId: number): Promise<void> {
  await dropToken(client, accountId)
  await execute(client, query.delete(accountToken).where(eq(accountToken.accountId, accountId)))
}

/**
 * Signs one browser of the account out, never the one that asks.
 * @param whose with the token of the browser that asks; null where an operator does
 * @returns how many: 1, or 0 when it was not signed in any more
 */
export async function closeSessionNamed(
  client: pg.Pool | pg.ClientBase,
  {
    session: { accountId, token },
    id,
    now,
  }: { session: { accountId: number; token: string | null }; id: string; now: Date },
): Promise<number> {
  const open = await rows(client, SESSIONS, { accountId, hash: token === null ? '' : secretHash(token), now })
  const named = open.find(({ hash, current }) => !current && sessionId(hash) === id)
  if (named === undefined) return 0
  return execute(client, query.delete(accountToken).where(eq(accountToken.hash, named.hash)))
}

/** Signs every browser of the account out but the one whose token has this hash; programs lose their token. @returns how many browsers */
export async function closeOtherSessions(
  client: pg.Pool | pg.ClientBase,
  accountId: number,
  hash: string,
): Promise<number> {
  await dropToken(client, accountId)
  const others = and(eq(accountToken.accountId, accountId), ne(accountToken.hash, hash))
  return execute(client, query.delete(accountToken).where(others))
}

/** Drops sessions and links that have had their time. */
export async function dropOldTokens({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await execute(pool, query.delete(accountToken).where(lt(accountToken.expiresAt, now)))
  const linksBefore = new Date(now.getTime() - LINKS_KEPT_MS)
  await execute(pool, query.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, linksBefore)))
  await execute(pool, query.delete(emailChange).where(lt(emailChange.expiresAt, linksBefore)))
  await execute(pool, query.delete(signInStep).where(lt(signInStep.expiresAt, now)))
}
