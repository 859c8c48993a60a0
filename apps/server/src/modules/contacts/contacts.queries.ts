import { contactMessage, type Database, execute, meta, query } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { and, like, lt, sql } from 'drizzle-orm'
import type pg from 'pg'

const SPENT_PREFIX = 'captcha:spent:'
const MESSAGES_KEPT_MS = 365 * DAY_MS

/** Uses a solved piece of work up. @returns false when it was used before */
export async function spendCaptcha(client: pg.ClientBase, id: string, until: Date): Promise<boolean> {
  const write = query.insert(meta).values({ key: SPENT_PREFIX + id, value: until })
  return (await execute(client, write.onConflictDoNothing())) === 1
}

/** Forgets used pieces of work that have expired, which nobody can use again anyway. */
export async function dropSpentCaptchas({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const expired = sql`(${meta.value} #>> '{}')::timestamptz < ${now}`
  await execute(pool, query.delete(meta).where(and(like(meta.key, `${SPENT_PREFIX}%`), expired)))
}

export interface ContactMessage {
  username: string
  email: string
  message: string
  /** An answer is in it. */
  language: Language
}

export async function storeMessage(
  client: pg.ClientBase,
  { username, email, message, language }: ContactMessage,
  now: Date,
): Promise<void> {
  await execute(client, query.insert(contactMessage).values({ username, email, message, language, createdAt: now }))
}

/** Drops messages after a year. */
export async function dropOldMessages({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - MESSAGES_KEPT_MS)
  await execute(pool, query.delete(contactMessage).where(lt(contactMessage.createdAt, until)))
}
