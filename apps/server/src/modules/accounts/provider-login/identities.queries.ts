import { accountIdentity, execute, firstRow, type Placeholders, query, statement } from '@touchline/database'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'

interface Who {
  issuer: string
  subject: string
}

const KNOWN = statement((p: Placeholders<Who>) =>
  query
    .select({ accountId: accountIdentity.accountId })
    .from(accountIdentity)
    .where(and(eq(accountIdentity.issuer, p.issuer), eq(accountIdentity.subject, p.subject))),
)

/** The account linked to a person at a provider; null if there is none. */
export const findLinked = async (client: pg.ClientBase, { issuer, subject }: Who): Promise<number | null> =>
  (await firstRow(client, KNOWN, { issuer, subject }))?.accountId ?? null

/** Links a person to a locked account, or records that the link was used. */
export async function noteLink(
  client: pg.ClientBase,
  { issuer, subject, accountId }: Who & { accountId: number },
  now: Date,
): Promise<void> {
  const write = query.insert(accountIdentity).values({ issuer, subject, accountId, createdAt: now, lastUsedAt: now })
  const target = [accountIdentity.issuer, accountIdentity.subject]
  await execute(client, write.onConflictDoUpdate({ target, set: { lastUsedAt: now } }))
}
