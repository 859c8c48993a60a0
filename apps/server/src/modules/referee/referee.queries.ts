import type { Database } from '@touchline/database'
import type { Details } from '@touchline/football'

export interface RefereeRow {
  id: number
  name: string
  commonName: string
  dateOfBirth: string | null
  countryName: string | null
  countryCode: string | null
}

const REFEREE = `
  select r.id, r.name, r.common_name as "commonName", r.date_of_birth as "dateOfBirth",
    c.name as "countryName", c.code as "countryCode"
  from referee r left join country c on c.id = r.country_id
  where r.id = $1`

export async function findReferee(database: Database, id: number): Promise<RefereeRow | null> {
  const { rows } = await database.pool.query<RefereeRow>(REFEREE, [id])
  return rows[0] ?? null
}

export interface RefereeSeasonRow {
  id: number
  name: string
  leagueId: number
  leagueName: string
  details: Details
}

const SEASONS = `
  select e.id, e.name, l.id as "leagueId", l.name as "leagueName", s.details
  from referee_season s join season e on e.id = s.season_id join league l on l.id = e.league_id
  where s.referee_id = $1
  order by e.name desc, l.name, e.id`

/** What a referee gave in each season, the latest names of seasons first. */
export async function findRefereeSeasons(database: Database, id: number): Promise<RefereeSeasonRow[]> {
  const { rows } = await database.pool.query<RefereeSeasonRow>(SEASONS, [id])
  return rows
}
