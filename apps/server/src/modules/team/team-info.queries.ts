import type { Database } from '@touchline/database'
import { absence } from '../shared/absences.sql.ts'
import { SEASON_COLUMNS, SEASONS_NEWEST_FIRST, type SeasonRow } from '../shared/names.views.ts'

export interface TeamRow {
  id: number
  name: string
  shortCode: string | null
  national: boolean
  founded: number | null
  countryId: number
  countryCode: string
  countryName: string
  venueId: number | null
  venueName: string | null
  venueSurface: string | null
  venueCity: string | null
  venueAddress: string | null
  venueCapacity: number | null
}

const TEAM = `
  select t.id, t.name, t.short_code as "shortCode", t.national, t.founded,
    c.id as "countryId", c.code as "countryCode", c.name as "countryName",
    v.id as "venueId", v.name as "venueName", v.surface as "venueSurface", v.city as "venueCity",
    v.address as "venueAddress", v.capacity as "venueCapacity"
  from team t join country c on c.id = t.country_id left join venue v on v.id = t.venue_id
  where t.id = $1`

export async function findTeam(database: Database, id: number): Promise<TeamRow | null> {
  const { rows } = await database.pool.query<TeamRow>(TEAM, [id])
  return rows[0] ?? null
}

export interface TeamCoachRow {
  id: number
  name: string
  commonName: string
  dateOfBirth: string | null
  countryId: number | null
  startsOn: string
  endsOn: string | null
  positionId: number
}

const COACHES = `
  select k.id, k.name, k.common_name as "commonName", k.date_of_birth as "dateOfBirth", k.country_id as "countryId",
    p.starts_on as "startsOn", p.ends_on as "endsOn", p.position_id as "positionId"
  from coach_spell p join coach k on k.id = p.coach_id
  where p.team_id = $1
  order by p.ends_on desc nulls first, p.starts_on desc, k.id`

export async function findTeamCoaches(database: Database, id: number): Promise<TeamCoachRow[]> {
  const { rows } = await database.pool.query<TeamCoachRow>(COACHES, [id])
  return rows
}

export interface NamedTeamRow {
  id: number
  name: string
  shortCode: string | null
}

const RIVALS = `
  select t.id, t.name, t.short_code as "shortCode" from rival r join team t on t.id = r.rival_id
  where r.team_id = $1 order by r.place`

export async function findRivals(database: Database, id: number): Promise<NamedTeamRow[]> {
  const { rows } = await database.pool.query<NamedTeamRow>(RIVALS, [id])
  return rows
}

export interface TeamSidelinedRow {
  playerId: number
  playerName: string
  playerCommonName: string
  typeId: number | null
  category: 'injury' | 'suspended' | null
  seasonId: number | null
  startsOn: string | null
  endsOn: string | null
  gamesMissed: number | null
}

const STORED = {
  ...{ team: 'd.team_id', player: 'd.player_id', today: '$2' },
  ...{ startsOn: 'd.starts_on', endsOn: 'd.ends_on', gamesMissed: 'd.games_missed' },
}

const SIDELINED = `
  select p.id as "playerId", p.name as "playerName", p.common_name as "playerCommonName", d.type_id as "typeId",
    d.category, d.season_id as "seasonId", d.starts_on as "startsOn", a.ends_on as "endsOn", a.games_missed as "gamesMissed"
  from sidelined d join player p on p.id = d.player_id
  cross join lateral ${absence(STORED)} a
  where d.team_id = $1
  order by d.starts_on desc nulls last, d.place`

/** @param today `2026-03-07` */
export async function findTeamSidelined(database: Database, id: number, today: string): Promise<TeamSidelinedRow[]> {
  const { rows } = await database.pool.query<TeamSidelinedRow>(SIDELINED, [id, today])
  return rows
}

const SEASONS = `
  select ${SEASON_COLUMNS}, e.current
  from season e join league l on l.id = e.league_id
  where e.id in (
    select season_id from side where team_id = $1
    union select season_id from team_season where team_id = $1
    union select season_id from player_season where team_id = $1
  )
  order by ${SEASONS_NEWEST_FIRST}`

/** Every season a team has matches, figures or a squad in, the latest to end first. */
export async function findTeamSeasons(database: Database, id: number): Promise<(SeasonRow & { current: boolean })[]> {
  const { rows } = await database.pool.query<SeasonRow & { current: boolean }>(SEASONS, [id])
  return rows
}
