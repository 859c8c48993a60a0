import type { Database } from '@touchline/database'
import type { Details } from '@touchline/football'
import { SEASON_COLUMNS, SEASONS_NEWEST_FIRST, type SeasonRow } from '../shared/names.views.ts'

export interface PlayerRow {
  id: number
  name: string
  commonName: string
  countryId: number | null
  positionId: number | null
  detailedPositionId: number | null
  height: number | null
  weight: number | null
  dateOfBirth: string | null
  preferredFoot: 'left' | 'right' | 'both' | null
}

const PLAYER = `
  select id, name, common_name as "commonName", country_id as "countryId", position_id as "positionId",
    detailed_position_id as "detailedPositionId", height, weight, date_of_birth as "dateOfBirth",
    preferred_foot as "preferredFoot"
  from player where id = $1`

export async function findPlayer(database: Database, id: number): Promise<PlayerRow | null> {
  const { rows } = await database.pool.query<PlayerRow>(PLAYER, [id])
  return rows[0] ?? null
}

export interface PlayerTeamRow {
  teamId: number
  teamName: string
  teamCode: string | null
  startsOn: string | null
  endsOn: string | null
  positionId: number | null
  jerseyNumber: number | null
}

const TEAMS = `
  select t.id as "teamId", t.name as "teamName", t.short_code as "teamCode", s.starts_on as "startsOn",
    s.ends_on as "endsOn", s.position_id as "positionId", s.jersey_number as "jerseyNumber"
  from player_spell s join team t on t.id = s.team_id
  where s.player_id = $1
  order by s.ends_on desc nulls first, s.starts_on desc nulls last, s.place`

/** Where a player is and has been: present teams first, then the latest left. */
export async function findPlayerTeams(database: Database, id: number): Promise<PlayerTeamRow[]> {
  const { rows } = await database.pool.query<PlayerTeamRow>(TEAMS, [id])
  return rows
}

export interface PlayerSeasonRow extends SeasonRow {
  teamId: number
  teamName: string
  teamCode: string | null
  positionId: number | null
  jerseyNumber: number | null
  details: Details
}

const SEASONS = `
  select ${SEASON_COLUMNS}, t.id as "teamId", t.name as "teamName", t.short_code as "teamCode",
    s.position_id as "positionId", s.jersey_number as "jerseyNumber", s.details
  from player_season s
  join season e on e.id = s.season_id
  join league l on l.id = e.league_id
  join team t on t.id = s.team_id
  where s.player_id = $1
  order by ${SEASONS_NEWEST_FIRST}, t.id`

/** What a player did in each season and team, the latest season first. */
export async function findPlayerSeasons(database: Database, id: number): Promise<PlayerSeasonRow[]> {
  const { rows } = await database.pool.query<PlayerSeasonRow>(SEASONS, [id])
  return rows
}
