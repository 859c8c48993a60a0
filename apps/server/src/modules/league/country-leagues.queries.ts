import type { Database } from '@touchline/database'

export interface LeagueEntryRow {
  id: number
  name: string
  type: string
  active: boolean
  countryId: number
  countryName: string
  countryCode: string
}

/** The leagues of a country, or those of these ids; those being played first, then by name. */
export async function findLeagueEntries(
  { pool }: Pick<Database, 'pool'>,
  which: { countryId: number } | { ids: readonly number[] },
): Promise<LeagueEntryRow[]> {
  const [condition, value] =
    'countryId' in which ? ['l.country_id = $1', which.countryId] : ['l.id = any($1::int[])', which.ids]
  const { rows } = await pool.query<LeagueEntryRow>(
    `select l.id, l.name, l.type, l.active, c.id as "countryId", c.name as "countryName", c.code as "countryCode"
     from league l join country c on c.id = l.country_id
     where ${condition} order by l.active desc, lower(l.name), l.id`,
    [value],
  )
  return rows
}
