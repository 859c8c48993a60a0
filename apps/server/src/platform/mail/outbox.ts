import { type Database, execute, outboxMail, query } from '@touchline/database'
import { and, isNull, lt, or } from 'drizzle-orm'
import type pg from 'pg'

export interface Mail {
  recipient: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
}

const SENT_KEPT_MS = 7 * 24 * 3_600_000

/** Puts a mail on its way, within the transaction of what it reports. */
export async function queueMail(client: pg.ClientBase, mail: Mail, now: Date): Promise<void> {
  const { recipient, replyTo, subject, text, html } = mail
  const waiting = { recipient, replyTo: replyTo ?? null, subject, text, html, createdAt: now, dueAt: now }
  await execute(client, query.insert(outboxMail).values(waiting))
}

/** Drops mail that was sent a week ago, and what could not be sent for that long. */
export async function dropOldMail({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SENT_KEPT_MS)
  const neverSent = and(isNull(outboxMail.sentAt), lt(outboxMail.createdAt, until))
  await execute(pool, query.delete(outboxMail).where(or(lt(outboxMail.sentAt, until), neverSent)))
}
