import {
  type Database,
  fixture,
  fixtureStake,
  oddsCurrent,
  orNull,
  type Placeholders,
  type RowOf,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { isFinished, isInPlay, isInterrupted, MARKET, STATES } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { isFixtureShown } from '../league/shown-leagues.sql.ts'
import { fixtureColumns, fixtureJoins, homeTeam, redCards, sideJoins } from '../shared/fixture-row.ts'
import { coachDays, type FormSettings, lastPoints } from '../shared/team-facts.sql.ts'
import type { MatchWindow } from './upcoming.window.ts'

const statesThat = (holds: (id: number) => boolean) => STATES.map((state) => state.id).filter(holds)
const GOING_ON = statesThat((id) => isInPlay(id) || isInterrupted(id))
const OVER = statesThat(isFinished)
const RESULT = sql.raw(String(MARKET.full_time_result))

interface ListValues extends FormSettings {
  today: string
}

interface UpcomingValues extends ListValues {
  from: Date
  to: Date
  earliest: Date
  dayFrom: Date
  dayTo: Date
  goingOn: readonly number[]
  leftOut: readonly number[]
}

const formOf = (points: SQL) => sql`select sum(p.points)::int as points, count(*)::int as matches from (${points}) p`

const listedWhere = (p: Placeholders<ListValues>, condition: SQL) =>
  selection(
    {
      ...fixtureColumns,
      homeFoldedName: homeTeam.foldedName,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      roundName: fixture.roundName,
      ...redCards,
      oddsAt: orNull(oddsCurrent.updatedAt),
      stakeAim: orNull(fixtureStake.aim),
      stakeTeam: orNull(fixtureStake.teamId),
      stakeHome: orNull(fixtureStake.home),
      stakeAway: orNull(fixtureStake.away),
      stakeLow: orNull(fixtureStake.low),
      stakeHigh: orNull(fixtureStake.high),
      /** Points and number of the matches that make the form; the sum is null without matches. */
      homePoints: sql<number | null>`hf.points`,
      homeMatches: sql<number>`hf.matches`,
      awayPoints: sql<number | null>`af.points`,
      awayMatches: sql<number>`af.matches`,
      homeCoachDays: sql<number | null>`hc.days`,
      awayCoachDays: sql<number | null>`ac.days`,
    },
    (columns) => sql`
      select ${columns} from ${fixture} ${fixtureJoins} ${sideJoins}
      left join ${oddsCurrent} on ${oddsCurrent.fixtureId} = ${fixture.id} and ${oddsCurrent.marketId} = ${RESULT}
      left join ${fixtureStake} on ${fixtureStake.fixtureId} = ${fixture.id}
      left join lateral (${formOf(lastPoints('home', p))}) hf on true
      left join lateral (${formOf(lastPoints('away', p))}) af on true
      left join lateral (${coachDays('home', p.today)}) hc on true
      left join lateral (${coachDays('away', p.today)}) ac on true
      where (${condition}) and ${isFixtureShown}`,
  )

const UPCOMING = statement((p: Placeholders<UpcomingValues>) =>
  listedWhere(
    p,
    sql`${fixture.kickoff} >= least(${p.earliest}::timestamptz, ${p.dayFrom}::timestamptz)
        and ${fixture.kickoff} < ${p.to}
        and case
          when not ${fixture.kickoffKnown} then ${fixture.kickoff} >= ${p.dayFrom} and ${fixture.kickoff} < ${p.dayTo}
          when ${fixture.kickoff} >= ${p.from} then true
          else ${fixture.kickoff} >= ${p.earliest} and ${fixture.stateId} = any(${p.goingOn}::smallint[])
        end
        and not ${fixture.doubled} and ${fixture.stateId} <> all(${p.leftOut}::smallint[])`,
  ),
)

const OF_IDS = statement((p: Placeholders<ListValues & { ids: readonly number[] }>) =>
  listedWhere(p, sql`${fixture.id} = any(${p.ids}::integer[])`),
)

export type UpcomingRow = RowOf<typeof UPCOMING>

/** The matches of a window with form and coach changes, unsorted; one statement for any number. */
export function findUpcoming(
  { pool }: Database,
  {
    matchWindow: { withoutOver, from, to, earliest, dayFrom, dayTo },
    formSettings: { league_form, type_form, count_form },
    now,
  }: { matchWindow: MatchWindow; formSettings: FormSettings; now: Date },
): Promise<UpcomingRow[]> {
  return rows(pool, UPCOMING, {
    ...{ from, to, earliest, dayFrom, dayTo },
    ...{ league_form, type_form, count_form },
    goingOn: GOING_ON,
    leftOut: withoutOver ? OVER : [],
    today: now.toISOString().slice(0, 10),
  })
}

/** The matches of these ids, on any day, unsorted. */
export function findListed(
  { pool }: Database,
  {
    ids,
    formSettings: { league_form, type_form, count_form },
    now,
  }: { ids: readonly number[]; formSettings: FormSettings; now: Date },
): Promise<UpcomingRow[]> {
  return rows(pool, OF_IDS, { ids, ...{ league_form, type_form, count_form }, today: now.toISOString().slice(0, 10) })
}
