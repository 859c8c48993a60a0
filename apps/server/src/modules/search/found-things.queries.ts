import type { Database } from '@touchline/database'

export interface FoundThing {
  id: number
  name: string
  countryName: string
}

/** A player or coach as people call them, with their team. */
export interface FoundPerson {
  id: number
  name: string
  teamName: string | null
}

const inCountry = (table: 'team' | 'league') => `
  select t.id, t.name, c.name as "countryName"
  from unnest($1::integer[]) with ordinality as i(id, place) join ${table} t on t.id = i.id join country c on c.id = t.country_id
  order by i.place`

/** The team of the last season that is known. */
const PLAYERS = `
  select p.id, p.common_name as name, n.name as "teamName"
  from unnest($1::integer[]) with ordinality as i(id, place) join player p on p.id = i.id
  left join lateral (
    select t.name from player_season ps join season se on se.id = ps.season_id join team t on t.id = ps.team_id
    where ps.player_id = p.id order by se.ends_on desc, t.national, t.id limit 1
  ) n on true
  order by i.place`

/** The team coached now. */
const COACHES = `
  select p.id, p.common_name as name, n.name as "teamName"
  from unnest($1::integer[]) with ordinality as i(id, place) join coach p on p.id = i.id
  left join lateral (
    select t.name from coach_spell cs join team t on t.id = cs.team_id
    where cs.coach_id = p.id and cs.ends_on is null order by cs.starts_on desc, t.id limit 1
  ) n on true
  order by i.place`

/** Asks for what is shown of some things, in the order of their ids; nothing is asked for none. */
const reading =
  <T extends object>(text: string) =>
  async (database: Database, ids: readonly number[]): Promise<T[]> =>
    ids.length === 0 ? [] : (await database.pool.query<T>(text, [ids])).rows

export const readTeams = reading<FoundThing>(inCountry('team'))
export const readLeagues = reading<FoundThing>(inCountry('league'))
export const readPlayers = reading<FoundPerson>(PLAYERS)
export const readCoaches = reading<FoundPerson>(COACHES)
