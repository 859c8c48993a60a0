import {
  country,
  firstRow,
  fixture,
  league,
  type Placeholders,
  type Queryable,
  selection,
  side,
  statement,
  team,
} from '@touchline/database'
import { isFinished, STATE, STATES } from '@touchline/football'
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'

/** A part of the rated fixtures, by days since 1970. */
export interface Days {
  from: number
  /** The day after the last one. */
  until: number
}

const FINISHED = STATES.map(({ id }) => id).filter(isFinished)
/** Not played as arranged, or not to its end on the pitch: neither rated nor forecast. */
const NOT_FORECAST = [
  STATE.postponed,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
] as const

/** National leagues; cups, friendlies and everything international is left out. */
const ofRatedLeague = and(
  eq(league.type, 'league'),
  or(isNull(league.subType), eq(league.subType, 'domestic')),
  sql`not ${country.region}`,
)
const isForecast = notInArray(fixture.stateId, [...NOT_FORECAST])

const EPOCH = sql.raw(`date '1970-01-01'`)
const dayOf = (instant: AnyPgColumn) => sql<number>`((${instant} at time zone 'UTC')::date - ${EPOCH})`
const startOf = (day: unknown) => sql`(timestamptz '1970-01-01Z' + ${day}::integer * interval '1 day')`

const finished = inArray(fixture.stateId, FINISHED)
const goals = (ninety: AnyPgColumn, end: AnyPgColumn) =>
  sql<
    number | null
  >`case when ${finished} then coalesce(${ninety}, case when ${fixture.stateId} = ${sql.raw(String(STATE.full_time))} then ${end} end) end`
const home = alias(side, 'h')
const away = alias(side, 'a')
const counted = (column: AnyPgColumn) => sql<number | null>`case when ${finished} then ${column} end`

/** Everything that ratings and forecasts of a fixture depend on. */
const INPUTS = {
  day: dayOf(fixture.kickoff),
  leagueId: fixture.leagueId,
  tier: league.tier,
  homeTeamId: fixture.homeTeamId,
  awayTeamId: fixture.awayTeamId,
  refereeId: fixture.refereeId,
  homeGoals: goals(fixture.homeFullTime, fixture.homeGoals),
  awayGoals: goals(fixture.awayFullTime, fixture.awayGoals),
  homeShots: counted(home.shotsTotal),
  awayShots: counted(away.shotsTotal),
  homeShotsOnTarget: counted(home.shotsOnTarget),
  awayShotsOnTarget: counted(away.shotsOnTarget),
  homeCorners: counted(home.corners),
  awayCorners: counted(away.corners),
  homeYellowCards: counted(home.yellowCards),
  awayYellowCards: counted(away.yellowCards),
}

const homeTeam = alias(team, 'ht')
const awayTeam = alias(team, 'at')
const nameOf = (table: typeof homeTeam | typeof awayTeam | typeof league, name: SQL) =>
  sql`coalesce(${table.stableKey}, ${name})`

const FIELDS = {
  fixtureId: fixture.id,
  ...INPUTS,
  inputs: sql<string>`md5(row(${sql.join(
    Object.values(INPUTS).map((one) => sql`${one}`),
    sql`, `,
  )})::text)::uuid`,
  order: sql<string>`concat_ws('|', ${nameOf(league, sql`${league.name}`)}, ${nameOf(homeTeam, sql`${homeTeam.foldedName}`)}, ${nameOf(awayTeam, sql`${awayTeam.foldedName}`)})`,
}

/** A side of each fixture by its key: joined as a table the planner reads all sides there are. */
const joinSide = (name: string, isHome: boolean) =>
  sql`left join lateral (select * from ${side} where ${side.fixtureId} = ${fixture.id} and ${side.home} = ${sql.raw(String(isHome))} offset 0) ${sql.raw(name)} on true`

const rated = <Values>(where: (p: Placeholders<Values>) => SQL) =>
  statement((p: Placeholders<Values>) =>
    selection(
      FIELDS,
      (columns) => sql`
        select ${columns} from ${fixture}
        join ${league} on ${league.id} = ${fixture.leagueId} join ${country} on ${country.id} = ${league.countryId}
        join ${team} ht on ${homeTeam.id} = ${fixture.homeTeamId} join ${team} at on ${awayTeam.id} = ${fixture.awayTeamId}
        ${joinSide('h', true)} ${joinSide('a', false)}
        where ${ofRatedLeague} and ${isForecast} and ${where(p)}`,
    ),
  )

const between = ({ from, until }: Placeholders<Days>) =>
  sql`${fixture.kickoff} >= ${startOf(from)} and ${fixture.kickoff} < ${startOf(until)}`

/** The rated fixtures of some days. */
export const RATED = rated<Days>(between)

/** What fixtures may have in common with those whose ratings moved. */
export interface Touched {
  leagues: readonly number[]
  teams: readonly number[]
  referees: readonly number[]
  fixtures: readonly number[]
}

/** Those of the fixtures from a day on that something touched: a league, club or referee, or the fixture itself. */
export const AHEAD = rated<Touched & { from: number }>(
  (p) => sql`${fixture.kickoff} >= ${startOf(p.from)} and (
    ${fixture.leagueId} = any(${p.leagues}::integer[]) or ${fixture.homeTeamId} = any(${p.teams}::integer[])
    or ${fixture.awayTeamId} = any(${p.teams}::integer[]) or ${fixture.refereeId} = any(${p.referees}::integer[])
    or ${fixture.id} = any(${p.fixtures}::integer[]))`,
)

const LAST_RESULT = statement(() =>
  selection(
    { day: dayOf(fixture.kickoff) },
    (columns) => sql`
      select ${columns} from ${fixture} join ${league} on ${league.id} = ${fixture.leagueId}
      join ${country} on ${country.id} = ${league.countryId}
      where ${finished} and ${ofRatedLeague} order by ${fixture.kickoff} desc limit 1`,
  ),
)

/** The last day with a rated result; null when there is none. */
export const lastResult = async (queryable: Queryable): Promise<number | null> =>
  (await firstRow(queryable, LAST_RESULT, {}))?.day ?? null
