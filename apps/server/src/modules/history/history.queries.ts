import type { Database } from '@touchline/database'
import { EVENT_TYPE, GOAL_TYPES } from '@touchline/football'
import { findHistory, type HistoryRow } from './history-row.ts'

// As an array: a condition with a subquery would be joined last, after every match was read.
async function findIds(database: Database, sql: string, parameters: unknown[]): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(sql, parameters)
  return rows.map((row) => row.id)
}

const MEETINGS = 'select fixture_id as id from side where team_id = $1 and opponent_id = $2 and finished'

/** Every finished match of two teams, wherever it was played, newest first. */
export async function findMeetings(database: Database, teamId: number, opponentId: number): Promise<HistoryRow[]> {
  return findHistory(database, await findIds(database, MEETINGS, [teamId, opponentId]))
}

/** Every finished match of a referee, newest first. */
export async function findRefereed(database: Database, refereeId: number): Promise<HistoryRow[]> {
  return findHistory(database, await findIds(database, 'select id from fixture where referee_id = $1', [refereeId]))
}

export interface EventRow {
  fixtureId: number
  typeId: number
  minute: number
  extraMinute: number | null
  home: boolean
  playerId: number | null
  playerName: string | null
  comment: string | null
}

const SHOWN = [
  ...GOAL_TYPES,
  EVENT_TYPE.yellow_card,
  EVENT_TYPE.red_card,
  EVENT_TYPE.yellow_red_card,
  EVENT_TYPE.corner,
]

/** Goals, cards and corners of many fixtures at once, each fixture's in the order they happened. */
export async function findEvents(
  database: Database,
  fixtureIds: readonly number[],
): Promise<ReadonlyMap<number, EventRow[]>> {
  const byFixture = new Map<number, EventRow[]>()
  if (fixtureIds.length === 0) return byFixture
  const { rows } = await database.pool.query<EventRow>(
    `select e.fixture_id as "fixtureId", e.type_id as "typeId", e.minute, e.extra_minute as "extraMinute", e.home,
       e.player_id as "playerId", coalesce(p.common_name, e.player_name) as "playerName", e.comment
     from event e left join player p on p.id = e.player_id
     where e.fixture_id = any($1::int[]) and e.type_id = any($2::smallint[]) and not e.staff
     order by e.fixture_id, e.minute, e.extra_minute nulls first, e.key`,
    [fixtureIds, SHOWN],
  )
  for (const row of rows) {
    const events = byFixture.get(row.fixtureId)
    if (events) events.push(row)
    else byFixture.set(row.fixtureId, [row])
  }
  return byFixture
}
