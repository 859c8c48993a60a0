import {
  type Database,
  execute,
  firstRow,
  inTransaction,
  outboxMail,
  type Placeholders,
  type Queryable,
  query,
  selection,
  statement,
} from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Log } from '../log.ts'
import type { SendMail } from './transport.ts'

export interface SendDueOptions {
  database: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  send: SendMail
  /** Notified, in the transaction that notes it, of a mailbox that does not exist. */
  onBounce?: (client: pg.ClientBase, recipient: string) => Promise<void>
}

const LOOK_EVERY_MS = 2_000
const AT_ONCE = 10
const FIRST_WAIT_S = 60
const MAX_WAIT_S = 6 * 3_600

/** The job that sends the mails in the outbox. */
export const mailJob = (options: SendDueOptions): Job => ({
  name: 'mail',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    while (!signal.aborted && (await sendDueMail(options, signal)) === AT_ONCE);
    return undefined
  },
})

/**
 * Sends mail that is due. Failures are retried with growing pauses, until they are dropped with old mail. A process claims a mail by moving
 * its next try into the future, so that two processes do not send the same one and none is lost with a process.
 * @returns how many were tried
 */
export async function sendDueMail(
  { database, clock, log, send, onBounce }: SendDueOptions,
  signal?: AbortSignal,
): Promise<number> {
  let tried = 0
  while (tried < AT_ONCE && !signal?.aborted) {
    const mail = await takeNext(database, clock.now())
    if (mail === null) break
    tried += 1
    try {
      await send(mail, `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`)
      await note(database.pool, mail.id, { sentAt: clock.now(), lastError: null })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (isNoMailbox(error)) {
        log.warn({ mail: mail.id, reason }, 'A mail has no mailbox to go to and is not tried again')
        await inTransaction(database, async (client) => {
          await note(client, mail.id, { lastError: reason, bouncedAt: clock.now() })
          await onBounce?.(client, mail.recipient)
        })
        continue
      }
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'A mail could not be sent and is tried again later')
      await note(database.pool, mail.id, { lastError: reason })
    }
  }
  return tried
}

/** The mail server's word that it will never take a mail to this address: 5.1.x, or 550 and its like after RCPT TO. */
function isNoMailbox(error: unknown): boolean {
  const { responseCode, command, response } = error as { responseCode?: number; command?: string; response?: string }
  if (responseCode === undefined || responseCode < 500 || command !== 'RCPT TO') return false
  return [550, 551, 553].includes(responseCode) && !/5\.[27]\.\d/.test(response ?? '')
}

const note = (client: Queryable, id: number, outcome: Partial<typeof outboxMail.$inferInsert>) =>
  execute(client, query.update(outboxMail).set(outcome).where(eq(outboxMail.id, id)))

const TAKE = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      id: outboxMail.id,
      recipient: outboxMail.recipient,
      replyTo: outboxMail.replyTo,
      subject: outboxMail.subject,
      text: outboxMail.text,
      html: outboxMail.html,
      unsubscribe: outboxMail.unsubscribe,
      attempts: outboxMail.attempts,
      createdAt: outboxMail.createdAt,
    },
    (columns) => sql`
      update ${outboxMail} set
        attempts = ${outboxMail.attempts} + 1,
        due_at = ${p.now}::timestamptz
          + least(${FIRST_WAIT_S}::int * power(2, ${outboxMail.attempts}), ${MAX_WAIT_S}::int) * interval '1 second'
      where ${outboxMail.id} = (
        select ${outboxMail.id} from ${outboxMail} where ${outboxMail.sentAt} is null and ${outboxMail.bouncedAt} is null and ${outboxMail.dueAt} <= ${p.now}
        order by ${outboxMail.dueAt}, ${outboxMail.id} limit 1 for update skip locked)
      returning ${columns}`,
  ),
)

async function takeNext({ pool }: Pick<Database, 'pool'>, now: Date) {
  const row = await firstRow(pool, TAKE, { now })
  if (row === null) return null
  const { replyTo, unsubscribe, ...mail } = row
  return { ...mail, ...(replyTo !== null && { replyTo }), ...(unsubscribe !== null && { unsubscribe }) }
}
