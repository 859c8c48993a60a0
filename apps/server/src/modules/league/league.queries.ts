import type { Database } from '@touchline/database'

export interface LeagueRow {
  id: number
  name: string
  shortCode: string | null
  type: string
  subType: string | null
  active: boolean
  countryId: number
  countryCode: string
  countryName: string
}

const LEAGUE = `
  select l.id, l.name, l.short_code as "shortCode", l.type, l.sub_type as "subType", l.active,
    c.id as "countryId", c.code as "countryCode", c.name as "countryName"
  from league l join country c on c.id = l.country_id
  where l.id = $1`

export async function findLeague(database: Database, id: number): Promise<LeagueRow | null> {
  const { rows } = await database.pool.query<LeagueRow>(LEAGUE, [id])
  return rows[0] ?? null
}

export interface LeagueSeasonRow {
  id: number
  name: string
  startsOn: string
  endsOn: string
  current: boolean
}

const SEASONS = `
  select id, name, starts_on as "startsOn", ends_on as "endsOn", current from season
  where league_id = $1 order by name desc, starts_on desc, id desc`

/** The seasons of a league, names descending. */
export async function findSeasons(database: Database, leagueId: number): Promise<LeagueSeasonRow[]> {
  const { rows } = await database.pool.query<LeagueSeasonRow>(SEASONS, [leagueId])
  return rows
}
