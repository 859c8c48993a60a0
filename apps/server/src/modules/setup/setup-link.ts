import {
  type Database,
  execute,
  firstRow,
  inTransaction,
  oneTimeToken,
  type Placeholders,
  type Queryable,
  query,
  statement,
} from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { and, eq, gt } from 'drizzle-orm'
import { newSecret, secretHash } from '../accounts/secrets.ts'

const LASTS_MS = 24 * HOUR_MS

/** A link that lets its holder set the site up; links printed before no longer work. */
export async function newSetupLink(
  database: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LASTS_MS)
  await inTransaction(database, async (client) => {
    await voidSetupLinks(client)
    const row = { hash: secretHash(secret), purpose: 'setup' as const, createdAt: now, expiresAt }
    await execute(client, query.insert(oneTimeToken).values(row))
  })
  return `${publicUrl}/setup?token=${secret}`
}

export const voidSetupLinks = (client: Queryable) =>
  execute(client, query.delete(oneTimeToken).where(eq(oneTimeToken.purpose, 'setup')))

const VALID = statement((p: Placeholders<{ hash: string; now: Date }>) =>
  query
    .select({ expiresAt: oneTimeToken.expiresAt })
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, p.hash), eq(oneTimeToken.purpose, 'setup'), gt(oneTimeToken.expiresAt, p.now))),
)

/** End of the link of this token; null if it does not work (any more). */
export const setupLinkEnd = async (client: Queryable, hash: string, now: Date): Promise<Date | null> =>
  (await firstRow(client, VALID, { hash, now }))?.expiresAt ?? null

const ANY = statement((p: Placeholders<{ now: Date }>) =>
  query
    .select({ hash: oneTimeToken.hash })
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.purpose, 'setup'), gt(oneTimeToken.expiresAt, p.now)))
    .limit(1),
)

export const hasSetupLink = async (client: Queryable, now: Date): Promise<boolean> =>
  (await firstRow(client, ANY, { now })) !== null
