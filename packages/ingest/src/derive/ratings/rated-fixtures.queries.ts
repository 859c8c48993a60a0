import {
  country,
  firstRow,
  fixture,
  league,
  orNull,
  type Placeholders,
  prepared,
  type Queryable,
  type RowOf,
  season,
  selection,
  side,
  statement,
  team,
} from '@touchline/database'
import { isFinished, STATE, STATES } from '@touchline/football'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { listOf } from '../../write/rows/row.ts'

/** A part of the rated fixtures, by days since 1970. */
export interface Days {
  from: number
  /** The day after the last one. */
  until: number
}

/** Ids of the rated leagues: a join for each fixture costs more than the list. */
interface OfLeagues {
  rated: readonly number[]
}

/** Not played as scheduled, or not to its end on the pitch: neither rated nor forecast. */
const NOT_FORECAST = [
  STATE.postponed,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
].join()

const FINISHED = STATES.map(({ id }) => id).filter(isFinished)

/** National leagues; cups, friendlies and everything international is left out. */
export const isRatedLeague = and(
  eq(league.type, 'league'),
  or(isNull(league.subType), eq(league.subType, 'domestic')),
  sql`not ${country.region}`,
)

const EPOCH = sql.raw(`date '1970-01-01'`)
const dayOf = (instant: AnyPgColumn) => sql<number>`((${instant} at time zone 'UTC')::date - ${EPOCH})`
const startOf = (day: unknown) => sql`(timestamptz '1970-01-01Z' + ${day}::integer * interval '1 day')`

/** The name of a club that is the same in every database. */
const nameOf = ({ stableKey, foldedName }: Record<'stableKey' | 'foldedName', AnyPgColumn>) =>
  sql<string>`coalesce(${stableKey}, ${foldedName})`

export const CLUB_NAMES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    { id: team.id, name: nameOf(team) },
    (columns) => sql`select ${columns} from ${team} where ${team.id} = any(${p.ids}::integer[])`,
  ),
)

const FIXTURE = {
  fixtureId: fixture.id,
  day: dayOf(fixture.kickoff),
  leagueId: fixture.leagueId,
  homeTeamId: fixture.homeTeamId,
  awayTeamId: fixture.awayTeamId,
  refereeId: fixture.refereeId,
}

const home = alias(side, 'h')
const away = alias(side, 'a')
const homeClub = alias(team, 'hc')
const awayClub = alias(team, 'ac')

/** A side of each fixture by its key: joined as a table the planner reads all sides there are. */
const joinSide = (name: string, isHome: boolean) =>
  sql`left join lateral (select * from ${side} where ${side.fixtureId} = ${fixture.id} and ${side.home} = ${sql.raw(String(isHome))} offset 0) ${sql.raw(name)} on true`

const isForecast = ({ rated }: Placeholders<OfLeagues>): SQL =>
  sql`${fixture.stateId} not in (${sql.raw(NOT_FORECAST)}) and not ${fixture.doubled} and ${fixture.leagueId} = any(${rated}::integer[])`
const isIn = ({ from, until }: Placeholders<Days>): SQL =>
  sql`${fixture.kickoff} >= ${startOf(from)} and ${fixture.kickoff} < ${startOf(until)}`

/** Everything that ratings depend on, as stored. */
const WHOLE = {
  ...FIXTURE,
  stateId: fixture.stateId,
  homeGoals: fixture.homeGoals,
  awayGoals: fixture.awayGoals,
  homeFullTime: fixture.homeFullTime,
  awayFullTime: fixture.awayFullTime,
  homeShots: orNull(home.shotsTotal),
  awayShots: orNull(away.shotsTotal),
  homeShotsOnTarget: orNull(home.shotsOnTarget),
  awayShotsOnTarget: orNull(away.shotsOnTarget),
  homeCorners: orNull(home.corners),
  awayCorners: orNull(away.corners),
  homeYellowCards: orNull(home.yellowCards),
  awayYellowCards: orNull(away.yellowCards),
}
const FIXTURE_WITH_SIDES = sql`${fixture} ${joinSide('h', true)} ${joinSide('a', false)}`

export const BETWEEN = statement((p: Placeholders<Days & OfLeagues>) =>
  selection(
    WHOLE,
    (columns) => sql`select ${columns} from ${FIXTURE_WITH_SIDES} where ${isIn(p)} and ${isForecast(p)}`,
  ),
)

/** Few of them, with the names of their clubs. */
export const BY_ID = prepared((p: Placeholders<OfLeagues & { ids: readonly number[] }>) =>
  selection(
    { ...WHOLE, homeName: nameOf(homeClub), awayName: nameOf(awayClub) },
    (columns) => sql`
      select ${columns} from ${FIXTURE_WITH_SIDES}
        join ${team} hc on hc.id = ${fixture.homeTeamId} join ${team} ac on ac.id = ${fixture.awayTeamId}
      where ${fixture.id} = any(${p.ids}::integer[]) and ${isForecast(p)}`,
  ),
)

/** The results of some days. */
export const RESULTS = prepared((p: Placeholders<Days & OfLeagues>) =>
  selection(
    FIXTURE,
    (columns) => sql`
      select ${columns} from ${fixture} where ${isIn(p)} and ${isForecast(p)} and ${inArray(fixture.stateId, FINISHED)}`,
  ),
)

/** Those of days without a result. */
export const WITHOUT_RESULT = statement((p: Placeholders<Days & OfLeagues>) =>
  selection(FIXTURE, (columns) => sql`select ${columns} from ${fixture} where ${isIn(p)} and ${isForecast(p)}`),
)

/** Links from fixtures to moved ratings. */
export interface Touched {
  leagues: readonly number[]
  teams: readonly number[]
  referees: readonly number[]
  fixtures: readonly number[]
}

/**
 * Fixtures from a day on, after the last result, that something touched: a league, club or referee, or the fixture itself. Each uses its
 * own index: there are months of fixtures ahead. The laterals keep it so in the generic plan.
 */
export const TOUCHED = prepared((p: Placeholders<Touched & OfLeagues & { from: number }>) => {
  const since = (kickoff: AnyPgColumn) => sql`${kickoff} >= ${startOf(p.from)}`
  const { id, kickoff, leagueId, homeTeamId, awayTeamId, refereeId, stateId, doubled } = fixture
  const own = listOf(
    [id, kickoff, leagueId, homeTeamId, awayTeamId, refereeId, stateId, doubled].map((one) => sql`${one}`),
  )
  const byId = (one: SQL) => sql`cross join lateral (select * from ${fixture} where ${id} = ${one} offset 0) ${fixture}`
  return selection(
    FIXTURE,
    (columns) => sql`
      select ${columns} from (
        select ${own} from unnest(${p.leagues}::integer[]) as l(id)
          cross join lateral (select ${season.id} from ${season} where ${season.leagueId} = l.id offset 0) as s
          cross join lateral (
            select * from ${fixture} where ${fixture.seasonId} = s.id and ${since(kickoff)} offset 0
          ) ${fixture}
        union select ${own} from ${side} ${byId(sql`${side.fixtureId}`)}
        where ${side.teamId} = any(${p.teams}::integer[]) and ${since(side.kickoff)}
        union select ${own} from ${fixture} where ${refereeId} = any(${p.referees}::integer[]) and ${since(kickoff)}
        union select ${own} from unnest(${p.fixtures}::integer[]) as i(id) ${byId(sql`i.id`)}
      ) as ${fixture} where ${since(kickoff)} and ${isForecast(p)}`,
  )
})

export type RatedFixtureRow = RowOf<typeof WITHOUT_RESULT> & Partial<RowOf<typeof BETWEEN>>

const LAST_RESULT = statement(() =>
  selection(
    { day: dayOf(fixture.kickoff) },
    (columns) => sql`
      select ${columns} from ${fixture} join ${league} on ${league.id} = ${fixture.leagueId}
      join ${country} on ${country.id} = ${league.countryId}
      where ${inArray(fixture.stateId, FINISHED)} and ${isRatedLeague} order by ${fixture.kickoff} desc limit 1`,
  ),
)

/** The last day with a rated result; null when there is none. */
export const lastResult = async (queryable: Queryable): Promise<number | null> =>
  (await firstRow(queryable, LAST_RESULT, {}))?.day ?? null
