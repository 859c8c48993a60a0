import { type Database, worldOf } from '@touchline/database'
import { DEFAULT_TOP_CLUBS, DEFAULT_TOP_LEAGUES, isInPlay, STATES } from '@touchline/football'
import { LONGEST_MATCH_MS } from '../shared/longest-match.ts'

const IN_PLAY = STATES.map((state) => state.id).filter(isInPlay)

/** What the database holds, as far as anything was stored. */
export async function findWorld(database: Database): Promise<'demo' | 'real' | 'empty'> {
  const { rows } = await database.pool.query('select 1 from fixture limit 1')
  return rows.length === 0 ? 'empty' : ((await worldOf(database.pool)) ?? 'real')
}

/** How many matches are being played; what began more than two days ago was forgotten by its feed. */
export async function countInPlay(database: Database, now: Date): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from fixture
     where state_id = any($1::smallint[]) and kickoff > $2 and kickoff_known`,
    [IN_PLAY, new Date(now.getTime() - LONGEST_MATCH_MS)],
  )
  return rows[0]?.count ?? 0
}

export interface TopLeagueRow {
  id: number
  name: string
  countryId: number
  countryName: string
  countryCode: string
}

/** The default competitions that are stored, in the order of the list. */
export async function findTopLeagues(database: Database): Promise<TopLeagueRow[]> {
  const { rows } = await database.pool.query<TopLeagueRow>(
    `select l.id, l.name, c.id as "countryId", c.name as "countryName", c.code as "countryCode"
     from league l join country c on c.id = l.country_id
     where l.stable_key = any($1::text[]) order by array_position($1::text[], l.stable_key)`,
    [DEFAULT_TOP_LEAGUES],
  )
  return rows
}

export interface TopClubRow {
  id: number
  name: string
  countryName: string
}

/** The default clubs that are stored, in the order of the list. */
export async function findTopClubs(database: Database): Promise<TopClubRow[]> {
  const { rows } = await database.pool.query<TopClubRow>(
    `select t.id, t.name, c.name as "countryName" from team t join country c on c.id = t.country_id
     where t.stable_key = any($1::text[]) order by array_position($1::text[], t.stable_key)`,
    [DEFAULT_TOP_CLUBS],
  )
  return rows
}
