import {
  type Database,
  execute,
  firstRow,
  outboxMail,
  type Placeholders,
  query,
  selection,
  statement,
} from '@touchline/database'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Job } from '../jobs/scheduler.ts'
import type { Log } from '../log.ts'
import type { SendMail } from './transport.ts'

export interface SendDueOptions {
  database: Pick<Database, 'pool'>
  clock: Clock
  log: Pick<Log, 'warn'>
  send: SendMail
}

const LOOK_EVERY_MS = 2_000
const AT_ONCE = 10
const FIRST_WAIT_S = 60
const MAX_WAIT_S = 6 * 3_600

/** The job that sends what is in the outbox. */
export const mailJob = (options: SendDueOptions): Job => ({
  name: 'mail',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    while (!signal.aborted && (await sendDueMail(options, signal)) === AT_ONCE);
    return undefined
  },
})

/**
 * Sends mail that is due. What fails is tried again later and later, until it is dropped with old mail. A process takes a mail by
 * moving its next turn on, so that two processes do not send the same one and none is lost with a process.
 * @returns how many were tried
 */
export async function sendDueMail(
  { database, clock, log, send }: SendDueOptions,
  signal?: AbortSignal,
): Promise<number> {
  let tried = 0
  while (tried < AT_ONCE && !signal?.aborted) {
    const mail = await takeNext(database, clock.now())
    if (mail === null) break
    tried += 1
    try {
      await send(mail, `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`)
      await note(database, mail.id, { sentAt: clock.now(), lastError: null })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'A mail could not be sent and is tried again later')
      await note(database, mail.id, { lastError: reason })
    }
  }
  return tried
}

const note = ({ pool }: Pick<Database, 'pool'>, id: number, outcome: Partial<typeof outboxMail.$inferInsert>) =>
  execute(pool, query.update(outboxMail).set(outcome).where(eq(outboxMail.id, id)))

const TAKE = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      id: outboxMail.id,
      recipient: outboxMail.recipient,
      replyTo: outboxMail.replyTo,
      subject: outboxMail.subject,
      text: outboxMail.text,
      html: outboxMail.html,
      attempts: outboxMail.attempts,
      createdAt: outboxMail.createdAt,
    },
    (columns) => sql`
      update ${outboxMail} set
        attempts = ${outboxMail.attempts} + 1,
        due_at = ${p.now}::timestamptz
          + least(${FIRST_WAIT_S}::int * power(2, ${outboxMail.attempts}), ${MAX_WAIT_S}::int) * interval '1 second'
      where ${outboxMail.id} = (
        select ${outboxMail.id} from ${outboxMail} where ${outboxMail.sentAt} is null and ${outboxMail.dueAt} <= ${p.now}
        order by ${outboxMail.dueAt}, ${outboxMail.id} limit 1 for update skip locked)
      returning ${columns}`,
  ),
)

async function takeNext({ pool }: Pick<Database, 'pool'>, now: Date) {
  const row = await firstRow(pool, TAKE, { now })
  if (row === null) return null
  const { replyTo, ...mail } = row
  return { ...mail, ...(replyTo !== null && { replyTo }) }
}
