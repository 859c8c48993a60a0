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
import { teamsHave } from '../shared/known-parts.sql.ts'

const TEAMS = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({
      id: team.id,
      name: team.name,
      shortCode: team.shortCode,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
      corners: teamsHave('corners', team.id),
      cards: teamsHave('cards', team.id),
      stats: teamsHave('stats', team.id),
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
