import {
  country,
  type Database,
  league,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  rows,
  sourceRef,
} from '@touchline/database'
import type { Source } from '@touchline/football'
import { and, asc, eq, sql } from 'drizzle-orm'

const LIVE_LEAGUES = prepared((p: Placeholders<{ sources: readonly Source[] }>) =>
  query
    .selectDistinct({ id: league.id, name: league.name, countryId: country.id, countryName: country.name })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .innerJoin(
      sourceRef,
      and(
        eq(sourceRef.kind, 'league'),
        eq(sourceRef.id, league.id),
        sql`${sourceRef.source} = any(${p.sources}::text[])`,
      ),
    )
    .orderBy(asc(country.name), asc(league.id)),
)

export type LiveLeagueRow = RowOf<typeof LIVE_LEAGUES>

/** The competitions that one of the sources describes, by country. */
export const findLiveLeagues = ({ pool }: Database, sources: readonly Source[]): Promise<LiveLeagueRow[]> =>
  rows(pool, LIVE_LEAGUES, { sources })
