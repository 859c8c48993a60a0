import {
  country,
  type Database,
  league,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isLeagueActive, isLeagueShown } from './shown-leagues.sql.ts'

const entriesWhere = (condition: SQL) =>
  query
    .select({
      id: league.id,
      name: league.name,
      type: league.type,
      active: isLeagueActive,
      countryId: country.id,
      countryName: country.name,
      countryCode: country.code,
    })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(condition)
    .orderBy(desc(isLeagueActive), sql`lower(${league.name})`, asc(league.id))

const OF_COUNTRY = statement((p: Placeholders<{ countryId: number }>) =>
  entriesWhere(sql`${league.countryId} = ${p.countryId} and ${isLeagueShown}`),
)

const OF_IDS = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  entriesWhere(sql`${league.id} = any(${p.ids}::int[])`),
)

export type LeagueEntryRow = RowOf<typeof OF_IDS>

/** The leagues of a country, or those of these ids; those being played first, then by name. */
export function findLeagueEntries(
  { pool }: Pick<Database, 'pool'>,
  which: { countryId: number } | { ids: readonly number[] },
): Promise<LeagueEntryRow[]> {
  return 'countryId' in which ? rows(pool, OF_COUNTRY, which) : rows(pool, OF_IDS, which)
}
