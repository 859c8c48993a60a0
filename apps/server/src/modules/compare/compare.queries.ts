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
    `select t.id, t.name, t.short_code as "shortCode", c.id as "countryId", c.code as "countryCode", c.name as "countryName"
     from team t join country c on c.id = t.country_id
     where t.id = any($1::integer[])`,
    [ids],
  )
  return rows
}
