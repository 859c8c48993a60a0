import {
  country,
  type Database,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
  team,
} from '@touchline/database'
import { eq, sql } from 'drizzle-orm'

const TEAMS = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({
      id: team.id,
      name: team.name,
      shortCode: team.shortCode,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
    })
    .from(team)
    .innerJoin(country, eq(country.id, team.countryId))
    .where(sql`${team.id} = any(${p.ids}::integer[])`),
)

export type ComparedTeamRow = RowOf<typeof TEAMS>

/** The teams of these ids, in no order; unknown ids have no row. */
export function findComparedTeams({ pool }: Database, ids: readonly number[]): Promise<ComparedTeamRow[]> {
  return rows(pool, TEAMS, { ids })
}
