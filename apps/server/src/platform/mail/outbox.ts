import type { Database } from '@touchline/database'
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
  await client.query(
    `insert into outbox_mail (recipient, reply_to, subject, text, html, created_at, due_at) values ($1, $2, $3, $4, $5, $6, $6)`,
    [mail.recipient, mail.replyTo ?? null, mail.subject, mail.text, mail.html, now],
  )
}

/** Drops mail that was sent a week ago, and what could not be sent for that long. */
export async function dropOldMail({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SENT_KEPT_MS)
  await pool.query('delete from outbox_mail where sent_at < $1 or (sent_at is null and created_at < $1)', [until])
}
