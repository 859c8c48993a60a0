import type { Database } from '@touchline/database'

export interface LatestRow {
  fixtureId: number
  /** The side the player belonged to. */
  teamId: number
}

const MOST = 20

/** Where the player was is found first: else the database may look for him in every match, from the newest back. */
const LATEST = `
  with own as materialized (select distinct fixture_id, home from lineup_entry where player_id = $1)
  select f.id as "fixtureId", case when own.home then f.home_team_id else f.away_team_id end as "teamId"
  from own join fixture f on f.id = own.fixture_id
  where f.kickoff <= $2
  order by f.kickoff desc, f.id desc
  limit ${MOST}`

/** The last matches in whose squad a player was, newest first. */
export async function findLatest(database: Database, playerId: number, now: Date): Promise<LatestRow[]> {
  const { rows } = await database.pool.query<LatestRow>(LATEST, [playerId, now])
  return rows
}
