import type { Database } from '@touchline/database'
import { isFinished, isInPlay, STATE, STATES } from '@touchline/football'
import { LONGEST_HOURS, withoutNewDay } from '../shared/without-new-day.sql.ts'

const statesThat = (holds: (id: number) => boolean): number[] => STATES.map((state) => state.id).filter(holds)
const ENDED_OFF_THE_PITCH: readonly number[] = [STATE.walk_over, STATE.awarded, STATE.abandoned, STATE.cancelled]

/** Over, however it ended. */
const OVER = statesThat((id) => isFinished(id) || ENDED_OFF_THE_PITCH.includes(id))
/** Put off or stopped without an end yet. */
const WAITING = statesThat(
  (id) => id !== STATE.not_started && id !== STATE.deleted && !isInPlay(id) && !OVER.includes(id),
)
/**
 * A waiting match stays while its season lasts, because it is yet to be played; a deleted one is nowhere. One whose day is past has no new
 * one yet and comes after those that have.
 */
const UPCOMING = `
  select f.id from fixture f join season e on e.id = f.season_id
  where f.season_id = $1 and f.state_id <> all($2::smallint[]) and f.state_id <> ${STATE.deleted}
    and (f.kickoff >= $3::timestamptz - make_interval(hours => ${LONGEST_HOURS})
      or f.state_id = any($4::smallint[]) and e.ends_on >= ($3::timestamptz at time zone 'UTC')::date)
  order by ${withoutNewDay('f', '$3')}, f.kickoff, f.id
  limit $5 offset $6`

/** The matches of a season that are going on, waiting or to come, oldest first; those without a new day last. */
export async function findSeasonUpcoming(
  database: Database,
  seasonId: number,
  now: Date,
  [limit, offset]: readonly [number, number],
): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(UPCOMING, [seasonId, OVER, now, WAITING, limit, offset])
  return rows.map(({ id }) => id)
}

const RESULTS = `
  select id from fixture where season_id = $1 and state_id = any($2::smallint[])
  order by kickoff desc, id desc
  limit $3 offset $4`

/** The matches of a season that are over, newest first. */
export async function findSeasonResults(
  database: Database,
  seasonId: number,
  [limit, offset]: readonly [number, number],
): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(RESULTS, [seasonId, OVER, limit, offset])
  return rows.map(({ id }) => id)
}
