import {
  country,
  type Database,
  firstRow,
  league,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  referee,
  refereeSeason,
  rows,
  season,
  statement,
} from '@touchline/database'
import { asc, desc, eq } from 'drizzle-orm'

const REFEREE = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: referee.id,
      name: referee.name,
      commonName: referee.commonName,
      dateOfBirth: referee.dateOfBirth,
      countryName: country.name,
      countryCode: country.code,
    })
    .from(referee)
    .leftJoin(country, eq(country.id, referee.countryId))
    .where(eq(referee.id, p.id)),
)

export type RefereeRow = RowOf<typeof REFEREE>

export function findReferee({ pool }: Database, id: number): Promise<RefereeRow | null> {
  return firstRow(pool, REFEREE, { id })
}

const SEASONS = prepared((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: season.id,
      name: season.name,
      leagueId: league.id,
      leagueName: league.name,
      details: refereeSeason.details,
    })
    .from(refereeSeason)
    .innerJoin(season, eq(season.id, refereeSeason.seasonId))
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(eq(refereeSeason.refereeId, p.id))
    .orderBy(desc(season.name), asc(league.name), asc(season.id)),
)

export type RefereeSeasonRow = RowOf<typeof SEASONS>

/** Cards of a referee in each season, the latest names of seasons first. */
export function findRefereeSeasons({ pool }: Database, id: number): Promise<RefereeSeasonRow[]> {
  return rows(pool, SEASONS, { id })
}
