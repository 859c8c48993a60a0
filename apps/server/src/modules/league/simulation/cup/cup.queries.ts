import {
  country,
  firstRow,
  fixture,
  league,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  season,
  selection,
  statement,
  team,
} from '@touchline/database'
import { isFinished, STATES } from '@touchline/football'
import { isRatedLeague } from '@touchline/ingest/derive/ratings/rated-fixtures.queries.ts'
import { sql } from 'drizzle-orm'

/** Ids of the states of a match that was played to its end, for a list in SQL. */
export const FINISHED = sql.raw(
  STATES.map(({ id }) => id)
    .filter(isFinished)
    .join(),
)

/** A club whose last match longer ago is of another time. */
const SINCE_DAYS = 500

const CLUBS = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      id: team.id,
      name: team.name,
      shortCode: team.shortCode,
      countryId: league.countryId,
      leagueId: league.id,
      tier: league.tier,
    },
    (columns) => sql`
      select ${columns} from (
        select distinct on (club) club, ${fixture.leagueId} as own from ${fixture}
        cross join lateral unnest(array[${fixture.homeTeamId}, ${fixture.awayTeamId}]) club
        where ${fixture.kickoff} > ${p.now}::timestamptz - interval '${sql.raw(String(SINCE_DAYS))} days' and ${fixture.leagueId} in (
          select ${league.id} from ${league} join ${country} on ${country.id} = ${league.countryId} where ${isRatedLeague})
        order by club, ${fixture.kickoff} desc
      ) last join ${team} on ${team.id} = last.club join ${league} on ${league.id} = last.own`,
  ),
)

/** A club with the rated league it plays in. */
export type LeagueClub = RowOf<typeof CLUBS>

export const leagueClubs = (queryable: Queryable, now: Date): Promise<LeagueClub[]> => rows(queryable, CLUBS, { now })

const BEFORE = statement((p: Placeholders<{ seasonId: number }>) =>
  selection(
    { id: season.id },
    (columns) => sql`
      select ${columns} from ${season} join ${season} own on own.league_id = ${season.leagueId}
      where own.id = ${p.seasonId} and ${season.startsOn} < own.starts_on order by ${season.startsOn} desc limit 1`,
  ),
)

/** The season of the competition before this one; null where it is the first that is known. */
export const seasonBefore = async (queryable: Queryable, seasonId: number): Promise<number | null> =>
  (await firstRow(queryable, BEFORE, { seasonId }))?.id ?? null

const NATIONAL = statement((p: Placeholders<{ seasonId: number }>) =>
  selection(
    { national: sql<boolean>`coalesce(bool_and(${team.national}), false)` },
    (columns) => sql`
      select ${columns} from ${team} where ${team.id} in (
        select ${fixture.homeTeamId} from ${fixture} where ${fixture.seasonId} = ${p.seasonId}
        union select ${fixture.awayTeamId} from ${fixture} where ${fixture.seasonId} = ${p.seasonId})`,
  ),
)

/** Whether national teams play in a season. */
export const isOfNations = async (queryable: Queryable, seasonId: number): Promise<boolean> =>
  (await firstRow(queryable, NATIONAL, { seasonId }))?.national ?? false
