import { type Database, execute, outboxMail, type Queryable, query } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { and, isNull, lt, or } from 'drizzle-orm'
import type pg from 'pg'
import { type MailTexts, mailTexts } from './mail-texts.queries.ts'

export interface Mail {
  recipient: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Leads out of the mail's list, by a page and by one POST (RFC 8058); left out for mail without a subscription. */
  unsubscribe?: string
}

/** A mail whose words operators may change: it is written when queued, in the words of that moment. */
export interface MailDraft extends Pick<Mail, 'recipient' | 'replyTo'> {
  language: Language
  compose(t: MailTexts): Pick<Mail, 'subject' | 'text' | 'html'>
}

/** A draft in the words that are in force. */
async function writtenMail(client: Queryable, { compose, language, ...mail }: MailDraft): Promise<Mail> {
  return { ...mail, ...compose(await mailTexts(client, language)) }
}

const SENT_KEPT_MS = 7 * DAY_MS

/** Queues a mail within the transaction of the change that it reports. */
export async function queueMail(client: pg.ClientBase, mail: Mail | MailDraft, now: Date): Promise<void> {
  const { replyTo = null, unsubscribe = null, ...rest } = 'compose' in mail ? await writtenMail(client, mail) : mail
  const waiting = { ...rest, replyTo, unsubscribe, createdAt: now, dueAt: now }
  await execute(client, query.insert(outboxMail).values(waiting))
}

/** Drops mail that was sent a week ago, or could not be sent for a week. */
export async function dropOldMail({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SENT_KEPT_MS)
  const neverSent = and(isNull(outboxMail.sentAt), lt(outboxMail.createdAt, until))
  await execute(pool, query.delete(outboxMail).where(or(lt(outboxMail.sentAt, until), neverSent)))
}
