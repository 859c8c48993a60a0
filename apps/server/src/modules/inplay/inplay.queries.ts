import type { Database } from '@touchline/database'
import { isFinished, isInPlay, isInterrupted, STATE, STATES } from '@touchline/football'
import { FIXTURE_COLUMNS, FIXTURE_JOINS, type FixtureRow, SIDE_JOINS } from '../shared/fixture-row.ts'
import { LONGEST_MATCH_MS } from '../shared/longest-match.ts'

interface InplayPeriod {
  typeId: number
  minutes: number | null
  startedAt: string | null
}

export interface InplayRow extends FixtureRow {
  stageName: string | null
  homeReds: number | null
  awayReds: number | null
  /** In order. */
  periods: InplayPeriod[]
}

const HOUR = 3_600_000
const OVER_WITHIN_MS = 4 * HOUR
const ENDED_SHOWN_MS = 15 * 60_000
/** A kick-off that is late by less is still waited for. */
const LATE_MS = 30 * 60_000

const statesThat = (holds: (id: number) => boolean) => STATES.map((state) => state.id).filter(holds)
const GOING_ON = statesThat((id) => isInPlay(id) || isInterrupted(id))
const OVER = statesThat(isFinished)

/** When a match that is over ended: as reported, or else when it was last written. */
const END = '(select coalesce(max(p.ended_at), f.updated_at) from fixture_period p where p.fixture_id = f.id)'

const INPLAY = `
  select ${FIXTURE_COLUMNS}, st.name as "stageName", hs.red_cards as "homeReds", aws.red_cards as "awayReds",
    coalesce((
      select json_agg(json_build_object('typeId', p.type_id, 'minutes', p.minutes, 'startedAt', p.started_at) order by p.place)
      from fixture_period p where p.fixture_id = f.id
    ), '[]') as periods
  from fixture f ${FIXTURE_JOINS}
  left join stage st on st.id = f.stage_id
  ${SIDE_JOINS}
  where f.kickoff_known and f.kickoff > $1 and f.kickoff <= $2 and (
    f.state_id = any($3::smallint[])
    or (f.state_id = any($4::smallint[]) and f.kickoff > $5 and ${END} > $6)
    or (f.state_id = ${STATE.not_started} and f.kickoff > $7))
  order by f.kickoff, l.name, f.id`

/** The matches going on at `now`, those that wait for a late kick-off and those that ended a moment ago; earliest kick-off first. */
export async function findInplay(database: Database, now: Date): Promise<InplayRow[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await database.pool.query<InplayRow>(INPLAY, [
    ago(LONGEST_MATCH_MS),
    now,
    GOING_ON,
    OVER,
    ago(OVER_WITHIN_MS),
    ago(ENDED_SHOWN_MS),
    ago(LATE_MS),
  ])
  return rows
}
