import { alert, alertChannel, type Database, type Placeholders, rows, selection, statement } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { findHappened } from '../deliver/due-alerts.queries.ts'

const MAX_SENT = 60

const SENT = statement((p: Placeholders<{ recipientId: number }>) =>
  selection(
    {
      happeningId: alert.happeningId,
      state: alert.state,
      at: sql<Date>`coalesce(${alert.sentAt}, ${alert.dueAt})`,
      channel: alertChannel.kind,
    },
    (columns) => sql`
      select ${columns} from ${alert} join ${alertChannel} on ${alertChannel.id} = ${alert.channelId}
      where ${alert.recipientId} = ${p.recipientId} order by ${alert.dueAt} desc, ${alert.happeningId} desc limit ${sql.raw(String(MAX_SENT))}`,
  ),
)

/** Everything that was sent to a recipient in the last week, or why it was not, with what it was about; the latest first. */
export async function findSent({ pool }: Pick<Database, 'pool'>, recipientId: number) {
  const found = await rows(pool, SENT, { recipientId })
  const happened = await findHappened(
    { pool },
    found.map(({ happeningId }) => happeningId),
  )
  return found.flatMap(({ happeningId, ...row }) => {
    const of = happened.get(happeningId)
    return of === undefined ? [] : [{ ...row, happened: of }]
  })
}
