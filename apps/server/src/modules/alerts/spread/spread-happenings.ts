import {
  type Database,
  execute,
  firstRow,
  happening,
  inTransaction,
  type Placeholders,
  query,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type AlertRow, alertRows } from './alert-rows.ts'
import { correctGoal } from './correct-goal.ts'
import { insertAlerts } from './insert-alerts.ts'
import { findDue, findWished, type WaitingHappening } from './wished.queries.ts'

const ONE_AT_A_TIME = 7_310_071
/** A clock that is set back makes alerts wait for a time that was; more than this is no drift. */
const SET_BACK_MINUTES = 5

interface SpreadWatch {
  signal?: AbortSignal
  /** After each happening whose alerts are written. */
  onSpread?(): void
}

/**
 * Makes alerts of happenings, in order: one row for each channel, in one transaction with the mark that this is done. One process at a
 * time, so that the alerts of an hour are counted right.
 * @returns how many happenings were spread
 */
export async function spreadHappenings(database: Database, now: Date, watch: SpreadWatch = {}): Promise<number> {
  const { signal, onSpread } = watch
  let spread = 0
  while (!signal?.aborted && (await inTransaction(database, (client) => spreadNext(client, now)))) {
    spread += 1
    onSpread?.()
  }
  return spread
}

const TURN = statement((_: Placeholders<Record<never, never>>) =>
  selection(
    { mine: sql<boolean>`pg_try_advisory_xact_lock(${sql.raw(String(ONE_AT_A_TIME))})` },
    (columns) => sql`select ${columns}`,
  ),
)

async function spreadNext(client: pg.ClientBase, now: Date): Promise<boolean> {
  const turn = await firstRow(client, TURN, {})
  if (!turn?.mine) return false
  const next = await findDue(client)
  if (next === null) return false
  await insertAlerts(client, next.id, await alertsOf(client, next, now))
  await execute(client, query.update(happening).set({ spreadAt: now }).where(eq(happening.id, next.id)))
  return true
}

async function alertsOf(client: pg.ClientBase, next: WaitingHappening, now: Date): Promise<AlertRow[]> {
  if (next.kind === 'goal_cancelled') return correctGoal(client, next, now)
  return alertRows(next, await findWished(client, next, now), now)
}

const SET_BACK = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    { id: sql<number>`alert.happening_id` },
    (columns) => sql`
      update alert set due_at = ${p.now}::timestamptz, expires_at = ${p.now}::timestamptz + (alert.expires_at - alert.due_at)
      from ${happening}
      where ${happening.id} = alert.happening_id and alert.state = 'waiting'
        and ${happening.at} > ${p.now}::timestamptz + make_interval(mins => ${sql.raw(String(SET_BACK_MINUTES))})
        and alert.due_at > ${p.now}::timestamptz
      returning ${columns}`,
  ),
)

/** Makes alerts due that were scheduled by a clock that has been set back since. @returns how many alerts */
export const mendDueTimes = async ({ pool }: Pick<Database, 'pool'>, now: Date): Promise<number> =>
  (await rows(pool, SET_BACK, { now })).length
