import {
  type Database,
  emailChange,
  execute,
  firstRow,
  oneTimeToken,
  type Placeholders,
  query,
  selection,
  statement,
} from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type HeldAccount, holdAccount } from './accounts.queries.ts'
import { secretHash } from './secrets.ts'

export type OneTimePurpose = (typeof oneTimeToken.$inferSelect)['purpose']

/** Purposes of links that are mailed; printed links are made elsewhere. */
type MailedPurpose = Exclude<OneTimePurpose, 'own' | 'setup'>

const LASTS_MS: Readonly<Record<MailedPurpose, number>> = { activate: 48 * HOUR_MS, reset: HOUR_MS }

export interface OneTimeLink {
  purpose: MailedPurpose
  accountId: number
  secret: string
  /** How long it works; as usual for its purpose where it is left out. */
  lastsMs?: number
}

/** Within a transaction that holds the account, so that no link is stored that a change of password or address should have used up. */
export async function storeLink(client: pg.ClientBase, link: OneTimeLink, now: Date): Promise<void> {
  const { purpose, accountId, secret, lastsMs = LASTS_MS[purpose] } = link
  const expiresAt = new Date(now.getTime() + lastsMs)
  const kept = { hash: secretHash(secret), purpose, accountId, createdAt: now, expiresAt }
  await execute(client, query.insert(oneTimeToken).values(kept))
}

const RESET_LINK = statement((p: Placeholders<{ hash: string }>) =>
  query
    .select({ expiresAt: oneTimeToken.expiresAt })
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, p.hash), eq(oneTimeToken.purpose, 'reset'), isNull(oneTimeToken.usedAt))),
)

/** The state of a link to set a new password; a used one is as invalid as an invented one. */
export async function resetLinkState(
  { pool }: Pick<Database, 'pool'>,
  secret: string,
  now: Date,
): Promise<'valid' | 'invalid' | 'expired'> {
  const link = await firstRow(pool, RESET_LINK, { hash: secretHash(secret) })
  if (!link) return 'invalid'
  return link.expiresAt > now ? 'valid' : 'expired'
}

const LIVE_RESET = statement((p: Placeholders<{ accountId: number; now: Date }>) =>
  query
    .select({ hash: oneTimeToken.hash })
    .from(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.accountId, p.accountId),
        eq(oneTimeToken.purpose, 'reset'),
        isNull(oneTimeToken.usedAt),
        gt(oneTimeToken.expiresAt, p.now),
      ),
    )
    .limit(1),
)

/** Whether a link that sets a new password is in the account's mailbox and still works. */
export const hasResetLink = async (client: pg.ClientBase, accountId: number, now: Date): Promise<boolean> =>
  (await firstRow(client, LIVE_RESET, { accountId, now })) !== null

const LINKED = statement((p: Placeholders<{ hash: string }>) =>
  query.select({ accountId: oneTimeToken.accountId }).from(oneTimeToken).where(eq(oneTimeToken.hash, p.hash)),
)

const CONSUME = statement((p: Placeholders<{ hash: string; purpose: OneTimePurpose; now: Date }>) =>
  selection(
    { accountId: oneTimeToken.accountId },
    (columns) => sql`
      update ${oneTimeToken} set used_at = ${p.now}
      where ${oneTimeToken.hash} = ${p.hash} and ${oneTimeToken.purpose} = ${p.purpose} and ${oneTimeToken.usedAt} is null
        and ${oneTimeToken.expiresAt} > ${p.now}
      returning ${columns}`,
  ),
)

/**
 * Uses a link up, with every other link of the account for the same purpose.
 * @param owner the account the link names; undefined if it names none, null if that account does not exist
 * @returns the locked account; null if the link does not work (any more)
 */
export async function consumeLink(
  client: pg.ClientBase,
  { purpose, secret, owner }: { purpose: OneTimePurpose; secret: string; owner?: number | null },
  now: Date,
): Promise<HeldAccount | null> {
  const hash = secretHash(secret)
  const linked = await firstRow(client, LINKED, { hash })
  if (linked === null || linked.accountId === null || (owner !== undefined && owner !== linked.accountId)) return null
  // The account first, as everywhere, so that two changes of it wait for each other and never both ways.
  const held = await holdAccount(client, linked.accountId)
  if (held === null || (await firstRow(client, CONSUME, { hash, purpose, now })) === null) return null
  await useUpLinks(client, { accountId: held.id, now, purpose })
  return held
}

/** Uses links of an account up: those of one purpose, or all. */
export async function useUpLinks(
  client: pg.ClientBase,
  { accountId, now, purpose }: { accountId: number; now: Date; purpose?: OneTimePurpose },
): Promise<void> {
  const ofPurpose = purpose === undefined ? [] : [eq(oneTimeToken.purpose, purpose)]
  const unused = and(eq(oneTimeToken.accountId, accountId), isNull(oneTimeToken.usedAt), ...ofPurpose)
  await execute(client, query.update(oneTimeToken).set({ usedAt: now }).where(unused))
}

/** Voids mailed links and a pending change of address after a change of password or address. */
export async function voidMailed(client: pg.ClientBase, accountId: number, now: Date): Promise<void> {
  await useUpLinks(client, { accountId, now })
  await execute(client, query.delete(emailChange).where(eq(emailChange.accountId, accountId)))
}
