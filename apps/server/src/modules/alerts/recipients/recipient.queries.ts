import {
  alertMute,
  alertRecipient,
  type Database,
  execute,
  firstRow,
  fixture,
  happening,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  statement,
} from '@touchline/database'
import { DAY_MS, HOUR_MS } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { newSecret, secretHash } from '../../accounts/secrets.ts'

/** The owner of alerts: an account, or the browser with the secret. */
export type Whose = { accountId: number; language: Language } | { key: string }

const HOURLY_LIMIT = 20
/** A visitor's browser that was not here for so long is forgotten. */
const VISITOR_KEPT_MS = 180 * DAY_MS
const SEEN_EVERY_MS = HOUR_MS

const FOUND = statement((p: Placeholders<{ accountId: number | null; keyHash: string | null }>) =>
  query
    .select()
    .from(alertRecipient)
    .where(or(eq(alertRecipient.accountId, p.accountId), eq(alertRecipient.keyHash, p.keyHash))),
)
export type Recipient = RowOf<typeof FOUND>

/** The recipient; null where nothing was ever set. */
export const findRecipient = (queryable: Queryable, whose: Whose): Promise<Recipient | null> =>
  firstRow(queryable, FOUND, {
    accountId: 'accountId' in whose ? whose.accountId : null,
    keyHash: 'key' in whose ? secretHash(whose.key) : null,
  })

export interface FirstSettings {
  language: Language
  zone: string
  /** Where they are; null where it is not known. */
  country: string | null
}

/** The recipient, created if missing. @returns with the new secret of a visitor's browser */
export async function openRecipient(
  queryable: Queryable,
  {
    whose,
    firstSettings: { language, zone, country },
    now,
  }: { whose: Whose | null; firstSettings: FirstSettings; now: Date },
): Promise<{ recipient: Recipient; newKey: string | null }> {
  const found = whose && (await findRecipient(queryable, whose))
  if (found) {
    await noteSeen(queryable, { recipient: found, country, now })
    return { recipient: found, newKey: null }
  }
  const key = whose && 'key' in whose ? whose.key : newSecret()
  const isAccount = whose !== null && 'accountId' in whose
  const of = isAccount ? { accountId: whose.accountId } : { keyHash: secretHash(key) }
  const made = { ...of, language, zone, country, hourlyLimit: HOURLY_LIMIT, createdAt: now, seenAt: now }
  await execute(queryable, query.insert(alertRecipient).values(made).onConflictDoNothing())
  const recipient = await findRecipient(queryable, isAccount ? whose : { key })
  if (recipient === null) throw new Error('A recipient of alerts could not be made')
  return { recipient, newKey: isAccount || whose !== null ? null : key }
}

/** Notes that a recipient is here, at most every hour, and in which country: prices are sent to some countries alone. */
export async function noteSeen(
  queryable: Queryable,
  { recipient, country, now }: { recipient: Recipient; country: string | null; now: Date },
): Promise<void> {
  const { id, seenAt } = recipient
  if (country === recipient.country && now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return
  await execute(queryable, query.update(alertRecipient).set({ seenAt: now, country }).where(eq(alertRecipient.id, id)))
}

export async function changeRecipient(
  queryable: Queryable,
  id: number,
  changes: Partial<typeof alertRecipient.$inferInsert>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await execute(queryable, query.update(alertRecipient).set(changes).where(eq(alertRecipient.id, id)))
}

/** Forgets visitors' browsers that were not here for half a year, and happenings of last week with their alerts. */
export async function dropOldAlerts({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VISITOR_KEPT_MS)
  const isVisitor = isNotNull(alertRecipient.keyHash)
  await execute(pool, query.delete(alertRecipient).where(and(isVisitor, lt(alertRecipient.seenAt, before))))
  await execute(pool, sql`delete from ${happening} where ${happening.at} < ${now}::timestamptz - interval '7 days'`)
  await execute(
    pool,
    sql`delete from ${alertMute} using ${fixture}
      where ${fixture.id} = ${alertMute.fixtureId} and ${fixture.kickoff} < ${now}::timestamptz - interval '2 days'`,
  )
}
