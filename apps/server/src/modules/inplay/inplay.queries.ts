import {
  type Database,
  fixture,
  fixturePeriod,
  league,
  orNull,
  type Placeholders,
  type RowOf,
  rows,
  selection,
  stage,
  statement,
} from '@touchline/database'
import { HOUR_MS, isFinished, isInPlay, isInterrupted, STATE, STATES } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { fixtureColumns, fixtureJoins, redCards, sideJoins } from '../shared/fixture-row.ts'
import { MAX_MATCH_MS } from '../shared/longest-match.ts'

interface InplayPeriod {
  typeId: number
  minutes: number | null
  startedAt: string | null
}

const OVER_WITHIN_MS = 4 * HOUR_MS
const ENDED_SHOWN_MS = 15 * 60_000
/** A kick-off that is late by less is still waited for. */
const LATE_MS = 30 * 60_000

const statesThat = (holds: (id: number) => boolean) => STATES.map((state) => state.id).filter(holds)
const GOING_ON = statesThat((id) => isInPlay(id) || isInterrupted(id))
const OVER = statesThat(isFinished)

/** When a match that is over ended: as reported, or else when it was last written. */
const ENDED_AT = sql`(
  select coalesce(max(${fixturePeriod.endedAt}), ${fixture.updatedAt}) from ${fixturePeriod}
  where ${fixturePeriod.fixtureId} = ${fixture.id})`

interface InplayValues {
  earliest: Date
  now: Date
  goingOn: readonly number[]
  over: readonly number[]
  overFrom: Date
  endedAfter: Date
  lateFrom: Date
}

const INPLAY = statement((p: Placeholders<InplayValues>) =>
  selection(
    {
      ...fixtureColumns,
      stageName: orNull(stage.name),
      ...redCards,
      /** In order. */
      periods: sql<InplayPeriod[]>`coalesce((
        select json_agg(json_build_object('typeId', ${fixturePeriod.typeId}, 'minutes', ${fixturePeriod.minutes},
          'startedAt', ${fixturePeriod.startedAt}) order by ${fixturePeriod.place})
        from ${fixturePeriod} where ${fixturePeriod.fixtureId} = ${fixture.id}
      ), '[]')`,
    },
    (columns) => sql`
      select ${columns} from ${fixture} ${fixtureJoins}
      left join ${stage} on ${stage.id} = ${fixture.stageId}
      ${sideJoins}
      where ${fixture.kickoffKnown} and ${fixture.kickoff} > ${p.earliest} and ${fixture.kickoff} <= ${p.now} and (
        ${fixture.stateId} = any(${p.goingOn}::smallint[])
        or (${fixture.stateId} = any(${p.over}::smallint[]) and ${fixture.kickoff} > ${p.overFrom}
          and ${ENDED_AT} > ${p.endedAfter})
        or (${fixture.stateId} = ${sql.raw(String(STATE.not_started))} and ${fixture.kickoff} > ${p.lateFrom}))
      order by ${fixture.kickoff}, ${league.name}, ${fixture.id}`,
  ),
)

export type InplayRow = RowOf<typeof INPLAY>

/** The matches going on at `now`, those that wait for a late kick-off and those that ended a moment ago; earliest kick-off first. */
export function findInplay({ pool }: Database, now: Date): Promise<InplayRow[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return rows(pool, INPLAY, {
    earliest: ago(MAX_MATCH_MS),
    now,
    goingOn: GOING_ON,
    over: OVER,
    overFrom: ago(OVER_WITHIN_MS),
    endedAfter: ago(ENDED_SHOWN_MS),
    lateFrom: ago(LATE_MS),
  })
}
