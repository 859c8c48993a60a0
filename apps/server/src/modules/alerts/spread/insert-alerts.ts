import { alert, execute, namesOf } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AlertRow } from './alert-rows.ts'

/** Writes the alerts of a happening; a channel that has one keeps it. */
export async function insertAlerts(
  client: pg.ClientBase,
  happeningId: number,
  alerts: readonly AlertRow[],
): Promise<void> {
  if (alerts.length === 0) return
  const of = <Name extends keyof AlertRow>(name: Name) => sql.param(alerts.map((one) => one[name]))
  const columns = namesOf(alert, ['happeningId', 'channelId', 'recipientId', 'state', 'dueAt', 'expiresAt'])
  await execute(
    client,
    sql`insert into ${alert} (${columns})
      select ${happeningId}::integer, a.channel, a.recipient, a.state, a.due, a.expires
      from unnest(${of('channelId')}::integer[], ${of('recipientId')}::integer[], ${of('state')}::text[],
        ${of('dueAt')}::timestamptz[], ${of('expiresAt')}::timestamptz[]) as a(channel, recipient, state, due, expires)
      on conflict do nothing`,
  )
}
