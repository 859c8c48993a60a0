import { alert, execute, firstRow, happening, type Placeholders, rows, selection, statement } from '@touchline/database'
import { alertLifetimeMs } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AlertRow } from './alert-rows.ts'
import type { WaitingHappening } from './wished.queries.ts'

const GOAL = statement((p: Placeholders<{ id: number; fixtureId: number; side: string; goals: number }>) =>
  selection(
    { id: happening.id },
    (columns) => sql`
      select ${columns} from ${happening}
      where ${happening.fixtureId} = ${p.fixtureId} and ${happening.kind} = 'goal' and ${happening.id} < ${p.id}
        and ${happening.detail} ->> 'side' = ${p.side}::text and (${happening.detail} ->> ${p.side}::text)::integer = ${p.goals}
      order by ${happening.id} desc limit 1`,
  ),
)

/** Held until the end of the transaction, so that no worker sends one meanwhile. */
const TOLD = statement((p: Placeholders<{ goal: number }>) =>
  selection(
    {
      channelId: alert.channelId,
      recipientId: alert.recipientId,
      isTold: sql<boolean>`${alert.state} = 'sent' or ${alert.leasedUntil} > clock_timestamp()`,
    },
    (columns) => sql`
      select ${columns} from ${alert} where ${alert.happeningId} = ${p.goal} and ${alert.state} in ('waiting', 'sent') for update`,
  ),
)

/** A disallowed goal: recipients of its alert get a correction, others hear of neither. */
export async function correctGoal(client: pg.ClientBase, taken: WaitingHappening, now: Date): Promise<AlertRow[]> {
  const { id, fixtureId, detail } = taken
  const { side } = detail
  if (fixtureId === null || !side) return []
  const goal = await firstRow(client, GOAL, { id, fixtureId, side, goals: (detail[side] ?? 0) + 1 })
  if (goal === null) return []
  const told = await rows(client, TOLD, { goal: goal.id })
  await execute(
    client,
    sql`update ${alert} set state = 'withdrawn' where ${alert.happeningId} = ${goal.id} and ${alert.state} = 'waiting'
      and coalesce(${alert.leasedUntil}, '-infinity') <= clock_timestamp()`,
  )
  // One that is just being sent is not tried again.
  await execute(
    client,
    sql`update ${alert} set expires_at = ${now}::timestamptz where ${alert.happeningId} = ${goal.id} and ${alert.state} = 'waiting'`,
  )
  const expiresAt = new Date(now.getTime() + alertLifetimeMs(taken.kind))
  return told
    .filter(({ isTold }) => isTold)
    .map(({ channelId, recipientId }) => ({ channelId, recipientId, state: 'waiting', dueAt: now, expiresAt }))
}
