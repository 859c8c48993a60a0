import type { Database } from '@touchline/database'
import { STATE } from '@touchline/football'
import { LONGEST_HOURS, withoutNewDay } from './without-new-day.sql.ts'

/** Over or never to be played. */
const SETTLED = [
  STATE.full_time,
  STATE.after_extra_time,
  STATE.after_penalties,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
]
const MOST = 50
const UPCOMING = `
  select s.fixture_id as id, min(s.kickoff) as kickoff
  from side s join fixture f on f.id = s.fixture_id
  where s.team_id = any($1::integer[]) and s.kickoff >= $2::timestamptz - make_interval(hours => ${LONGEST_HOURS})
    and f.state_id <> all($3::integer[])
  group by s.fixture_id
  order by bool_or(${withoutNewDay('f', '$2')}), 2, 1
  limit ${MOST}`

/** The fixtures of these teams in play and to come, the next first; postponed ones without a new day last. */
export async function findUpcomingOf(database: Database, teams: readonly number[], now: Date): Promise<number[]> {
  if (teams.length === 0) return []
  const { rows } = await database.pool.query<{ id: number }>(UPCOMING, [teams, now, SETTLED])
  return rows.map(({ id }) => id)
}
