import {
  type account,
  type Database,
  execute,
  firstRow,
  oneTimeToken,
  type Placeholders,
  query,
  selection,
  statement,
} from '@touchline/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { secretHash } from './secrets.ts'

export type OneTimePurpose = (typeof oneTimeToken.$inferSelect)['purpose']
export type MailLanguage = (typeof account.$inferSelect)['language']

const HOUR_MS = 3_600_000
const LASTS_MS: Readonly<Record<OneTimePurpose, number>> = { activate: 48 * HOUR_MS, reset: HOUR_MS }

export interface OneTimeLink {
  purpose: OneTimePurpose
  accountId: number
  secret: string
}

export async function storeLink(client: pg.ClientBase, link: OneTimeLink, now: Date): Promise<void> {
  const { purpose, accountId, secret } = link
  const expiresAt = new Date(now.getTime() + LASTS_MS[purpose])
  const kept = { hash: secretHash(secret), purpose, accountId, createdAt: now, expiresAt }
  await execute(client, query.insert(oneTimeToken).values(kept))
}

const RESET_LINK = statement((p: Placeholders<{ hash: string }>) =>
  query
    .select({ expiresAt: oneTimeToken.expiresAt })
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, p.hash), eq(oneTimeToken.purpose, 'reset'), isNull(oneTimeToken.usedAt))),
)

/** What a link to set a new password is worth now; one that was used is as invalid as one that never was. */
export async function resetLinkState(
  { pool }: Pick<Database, 'pool'>,
  secret: string,
  now: Date,
): Promise<'valid' | 'invalid' | 'expired'> {
  const link = await firstRow(pool, RESET_LINK, { hash: secretHash(secret) })
  if (!link) return 'invalid'
  return link.expiresAt > now ? 'valid' : 'expired'
}

interface Consumed {
  hash: string
  purpose: OneTimePurpose
  now: Date
  anyOwner: boolean
  owner: number | null
}

const CONSUME = statement((p: Placeholders<Consumed>) =>
  selection(
    { accountId: oneTimeToken.accountId },
    (columns) => sql`
      update ${oneTimeToken} set used_at = ${p.now}
      where ${oneTimeToken.hash} = ${p.hash} and ${oneTimeToken.purpose} = ${p.purpose} and ${oneTimeToken.usedAt} is null
        and ${oneTimeToken.expiresAt} > ${p.now} and (${p.anyOwner} or ${oneTimeToken.accountId} = ${p.owner})
      returning ${columns}`,
  ),
)

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
  const consumed = await firstRow(client, CONSUME, {
    hash: secretHash(secret),
    purpose,
    now,
    anyOwner: owner === undefined,
    owner: owner ?? null,
  })
  if (consumed === null) return null
  const { accountId } = consumed
  const others = [eq(oneTimeToken.accountId, accountId), eq(oneTimeToken.purpose, purpose), isNull(oneTimeToken.usedAt)]
  await execute(
    client,
    query
      .update(oneTimeToken)
      .set({ usedAt: now })
      .where(and(...others)),
  )
  return accountId
}
