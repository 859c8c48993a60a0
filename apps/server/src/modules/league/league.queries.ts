import {
  country,
  type Database,
  firstRow,
  league,
  type Placeholders,
  query,
  type RowOf,
  rows,
  season,
  seasonStatistics,
  statement,
  topScorer,
} from '@touchline/database'
import { TOP_SCORER_TYPES } from '@touchline/football'
import { desc, eq, sql } from 'drizzle-orm'
import { seasonHas } from '../shared/known-parts.sql.ts'
import { isLeagueActive } from './shown-leagues.sql.ts'

const LEAGUE = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: league.id,
      name: league.name,
      shortCode: league.shortCode,
      type: league.type,
      subType: league.subType,
      active: isLeagueActive,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
    })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(eq(league.id, p.id)),
)

export type LeagueRow = RowOf<typeof LEAGUE>

export function findLeague({ pool }: Database, id: number): Promise<LeagueRow | null> {
  return firstRow(pool, LEAGUE, { id })
}

const SEASONS = statement((p: Placeholders<{ leagueId: number }>) =>
  query
    .select({
      id: season.id,
      name: season.name,
      startsOn: season.startsOn,
      endsOn: season.endsOn,
      current: season.current,
      /** Types of the lists of best players. */
      scorerLists: sql<number[]>`array_remove(array[${sql.join(
        TOP_SCORER_TYPES.map(
          (type) =>
            sql`case when ${seasonHas(topScorer, sql`${topScorer.typeId} = ${sql.raw(String(type))}`)} then ${sql.raw(String(type))} end`,
        ),
        sql`, `,
      )}], null)`,
      hasStatistics: seasonHas(seasonStatistics),
    })
    .from(season)
    .where(eq(season.leagueId, p.leagueId))
    .orderBy(desc(season.name), desc(season.startsOn), desc(season.id)),
)

export type LeagueSeasonRow = RowOf<typeof SEASONS>

/** The seasons of a league, names descending. */
export function findSeasons({ pool }: Database, leagueId: number): Promise<LeagueSeasonRow[]> {
  return rows(pool, SEASONS, { leagueId })
}
