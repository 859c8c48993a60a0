import type { Database } from '@touchline/database'

/** Limit and offset of a page. */
export type Window = readonly [limit: number, offset: number]

export interface CountryLeagueRow {
  id: number
  name: string
  type: string
  subType: string | null
  active: boolean
}

const LEAGUES = `
  select id, name, type, sub_type as "subType", active from league
  where country_id = $1 order by active desc, lower(name), id`

export async function findLeagues(database: Database, countryId: number): Promise<CountryLeagueRow[]> {
  const { rows } = await database.pool.query<CountryLeagueRow>(LEAGUES, [countryId])
  return rows
}

export interface CountryTeamRow {
  id: number
  name: string
  shortCode: string | null
  founded: number | null
  national: boolean
}

const TEAMS = `
  select id, name, short_code as "shortCode", founded, national from team
  where country_id = $1 order by folded_name, id limit $2 offset $3`

export async function findTeams(database: Database, countryId: number, window: Window): Promise<CountryTeamRow[]> {
  const { rows } = await database.pool.query<CountryTeamRow>(TEAMS, [countryId, ...window])
  return rows
}

export interface PersonRow {
  id: number
  name: string
  commonName: string
  dateOfBirth: string | null
}

/** A player, coach or referee by the name that is shown; the index of countries and names has their order. */
const people = (table: 'player' | 'coach' | 'referee') => `
  select id, name, common_name as "commonName", date_of_birth as "dateOfBirth", height, weight from ${table}
  where country_id = $1 order by sort_name, id limit $2 offset $3`

export interface CountryPlayerRow extends PersonRow {
  height: number | null
  weight: number | null
}

export async function findPlayers(database: Database, countryId: number, window: Window): Promise<CountryPlayerRow[]> {
  const { rows } = await database.pool.query<CountryPlayerRow>(people('player'), [countryId, ...window])
  return rows
}

export async function findCoaches(database: Database, countryId: number, window: Window): Promise<PersonRow[]> {
  const { rows } = await database.pool.query<PersonRow>(people('coach'), [countryId, ...window])
  return rows
}

export async function findReferees(database: Database, countryId: number, window: Window): Promise<PersonRow[]> {
  const { rows } = await database.pool.query<PersonRow>(people('referee'), [countryId, ...window])
  return rows
}
