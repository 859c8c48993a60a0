import type { Role } from '@touchline/contract'
import {
  account,
  type Database,
  execute,
  firstRow,
  inTransaction,
  oneTimeToken,
  type Placeholders,
  query,
  selection,
  statement,
} from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { newSecret, secretHash } from './secrets.ts'

const LASTS_MS = 48 * HOUR_MS

/** A link with which one account is made that is active at once and owns the site; links printed before no longer work. */
export async function newOwnerLink(
  database: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LASTS_MS)
  await inTransaction(database, async (client) => {
    await execute(client, query.delete(oneTimeToken).where(eq(oneTimeToken.purpose, 'own')))
    await execute(
      client,
      query.insert(oneTimeToken).values({ hash: secretHash(secret), purpose: 'own', createdAt: now, expiresAt }),
    )
  })
  return `${publicUrl}/signup?owner=${secret}`
}

const CONSUME = statement((p: Placeholders<{ hash: string; now: Date }>) =>
  selection(
    { hash: oneTimeToken.hash },
    (columns) => sql`
      update ${oneTimeToken} set used_at = ${p.now}
      where ${oneTimeToken.hash} = ${p.hash} and ${oneTimeToken.purpose} = 'own' and ${oneTimeToken.usedAt} is null
        and ${oneTimeToken.expiresAt} > ${p.now}
      returning ${columns}`,
  ),
)

/** Uses the link of the owner up. @returns false when it does not work (any more) */
export const consumeOwnerLink = async (client: pg.ClientBase, secret: string, now: Date): Promise<boolean> =>
  (await firstRow(client, CONSUME, { hash: secretHash(secret), now })) !== null

/** Gives an account a role, or takes it away with null; one that gets a role is active if it was not. */
export async function setAccountRole(
  client: pg.ClientBase,
  { id, role, now }: { id: number; role: Role | null; now: Date },
): Promise<void> {
  const activatedAt = sql`coalesce(${account.activatedAt}, ${now})`
  const given = role === null ? { role } : { role, activatedAt }
  await execute(client, query.update(account).set(given).where(eq(account.id, id)))
}

const ANY_ACCOUNT = statement(() => query.select({ id: account.id }).from(account).limit(1))

export const hasAccounts = async ({ pool }: Pick<Database, 'pool'>): Promise<boolean> =>
  (await firstRow(pool, ANY_ACCOUNT, {})) !== null
