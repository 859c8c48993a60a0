import type { Database } from '@touchline/database'
import type { Clock } from '../../clock.ts'
import type { Job } from '../jobs/scheduler.ts'
import type { Log } from '../log.ts'
import type { Mail } from './outbox.ts'
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
const LONGEST_WAIT_S = 6 * 3_600

interface DueMail extends Mail {
  id: number
  attempts: number
  createdAt: Date
}

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
      await database.pool.query('update outbox_mail set sent_at = $2, last_error = null where id = $1', [
        mail.id,
        clock.now(),
      ])
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'A mail could not be sent and is tried again later')
      await database.pool.query('update outbox_mail set last_error = $2 where id = $1', [mail.id, reason])
    }
  }
  return tried
}

async function takeNext({ pool }: Pick<Database, 'pool'>, now: Date): Promise<DueMail | null> {
  const { rows } = await pool.query<Omit<DueMail, 'replyTo'> & { replyTo: string | null }>(
    `update outbox_mail o set
       attempts = o.attempts + 1,
       due_at = $1::timestamptz + least($2::int * power(2, o.attempts), $3::int) * interval '1 second'
     where o.id = (
       select id from outbox_mail where sent_at is null and due_at <= $1
       order by due_at, id limit 1 for update skip locked)
     returning o.id, o.recipient, o.reply_to as "replyTo", o.subject, o.text, o.html, o.attempts, o.created_at as "createdAt"`,
    [now, FIRST_WAIT_S, LONGEST_WAIT_S],
  )
  const row = rows[0]
  if (!row) return null
  const { replyTo, ...mail } = row
  return { ...mail, ...(replyTo !== null && { replyTo }) }
}
