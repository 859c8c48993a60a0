import type { Database } from '@touchline/database'

export interface ComparedTeamRow {
  id: number
  name: string
  shortCode: string | null
  countryId: number
  countryCode: string
  countryName: string
}

/** The teams of these ids, in no order; unknown ids have no row. */
export async function findComparedTeams(database: Database, ids: readonly number[]): Promise<ComparedTeamRow[]> {
  const { rows } = await database.pool.query<ComparedTeamRow>(
    `SELECT t.id, t.name, t.short_code AS "shortCode", c.id AS "countryId", c.code AS "countryCode", c.name AS "countryName"
     FROM team t JOIN country c ON c.id = t.country_id
     WHERE t.id = ANY($1::integer[])`,
    [ids],
  )
  return rows
}
