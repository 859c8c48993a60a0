import type { Database } from '@touchline/database'
import type { Details } from '@touchline/football'
import { SEASON_COLUMNS, SEASONS_NEWEST_FIRST, type SeasonRow } from '../shared/names.views.ts'

export interface CoachRow {
  id: number
  name: string
  commonName: string
  countryId: number | null
  dateOfBirth: string | null
  height: number | null
  weight: number | null
  /** The same person as a player. */
  playerId: number | null
}

const COACH = `
  select id, name, common_name as "commonName", country_id as "countryId", date_of_birth as "dateOfBirth", height, weight,
    player_id as "playerId"
  from coach where id = $1`

export async function findCoach(database: Database, id: number): Promise<CoachRow | null> {
  const { rows } = await database.pool.query<CoachRow>(COACH, [id])
  return rows[0] ?? null
}

export interface CoachTeamRow {
  teamId: number
  teamName: string
  teamCode: string | null
  startsOn: string
  endsOn: string | null
  positionId: number
}

const TEAMS = `
  select t.id as "teamId", t.name as "teamName", t.short_code as "teamCode", p.starts_on as "startsOn",
    p.ends_on as "endsOn", p.position_id as "positionId"
  from coach_spell p join team t on t.id = p.team_id
  where p.coach_id = $1
  order by p.ends_on desc nulls first, p.starts_on desc, t.id`

/** Where a coach is and has been: present teams first, then the latest left. */
export async function findCoachTeams(database: Database, id: number): Promise<CoachTeamRow[]> {
  const { rows } = await database.pool.query<CoachTeamRow>(TEAMS, [id])
  return rows
}

export interface CoachSeasonRow extends SeasonRow {
  teamId: number
  teamName: string
  teamCode: string | null
  details: Details
}

const SEASONS = `
  select ${SEASON_COLUMNS}, t.id as "teamId", t.name as "teamName", t.short_code as "teamCode", s.details
  from coach_season s
  join season e on e.id = s.season_id
  join league l on l.id = e.league_id
  join team t on t.id = s.team_id
  where s.coach_id = $1
  order by ${SEASONS_NEWEST_FIRST}, t.id`

/** What teams did under a coach in each season, the latest season first. */
export async function findCoachSeasons(database: Database, id: number): Promise<CoachSeasonRow[]> {
  const { rows } = await database.pool.query<CoachSeasonRow>(SEASONS, [id])
  return rows
}
