import {
  country,
  league,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  season,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import { SOURCES, type Source } from '@touchline/football'
import { inArray, sql } from 'drizzle-orm'

const NEWEST = statement((p: Placeholders<{ seasons: number }>) =>
  selection(
    {
      id: season.id,
      name: season.name,
      current: season.current,
      endsOn: season.endsOn,
      leagueId: league.id,
      leagueName: league.name,
      stableKey: league.stableKey,
      countryId: country.id,
      countryName: country.name,
      countryCode: country.code,
      sources: sql<Source[]>`array(select distinct ${sourceRef.source} from ${sourceRef}
        where ${sourceRef.kind} = 'season' and ${sourceRef.id} = ${season.id} and ${inArray(sourceRef.source, [...SOURCES])})`,
    },
    (columns) => sql`
      select ${columns} from ${league} join ${country} on ${country.id} = ${league.countryId}
      cross join lateral (
        select * from ${season} newest where newest.league_id = ${league.id}
        order by newest.ends_on desc, newest.id desc limit ${p.seasons}) season
      where ${league.shown} <> 'hidden' order by ${league.id}, ${season.endsOn}`,
  ),
)

export type CoveredSeason = RowOf<typeof NEWEST>

/** The newest seasons of each competition that is shown, the oldest of them first, with the sources that describe them. */
export const findCoveredSeasons = (queryable: Queryable, seasons: number): Promise<CoveredSeason[]> =>
  rows(queryable, NEWEST, { seasons })
