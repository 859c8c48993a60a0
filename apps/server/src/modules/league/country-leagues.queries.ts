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

const entriesWhere = (condition: SQL) =>
  query
    .select({
      id: league.id,
      name: league.name,
      type: league.type,
      active: league.active,
      countryId: country.id,
      countryName: country.name,
      countryCode: country.code,
    })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(condition)
    .orderBy(desc(league.active), sql`lower(${league.name})`, asc(league.id))

const OF_COUNTRY = statement((p: Placeholders<{ countryId: number }>) =>
  entriesWhere(eq(league.countryId, p.countryId)),
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
