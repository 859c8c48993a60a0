import type { Database } from '@touchline/database'
import type { Details } from '@touchline/football'

export async function hasSeason(database: Database, id: number): Promise<boolean> {
  const { rowCount } = await database.pool.query('select from season where id = $1', [id])
  return rowCount === 1
}

/** The statistics of a season as a whole, by type id; none where nobody reports any. */
export async function findSeasonStatistics(database: Database, id: number): Promise<Details> {
  const { rows } = await database.pool.query<{ details: Details }>(
    'select details from season_statistics where season_id = $1',
    [id],
  )
  return rows[0]?.details ?? {}
}

export interface TopScorerTableRow {
  position: number
  total: number
  playerId: number
  playerName: string
  playerCommonName: string
  countryId: number | null
  teamId: number
  teamName: string
  teamCode: string | null
}

const TOP_SCORERS = `
  select s.position, s.total, p.id as "playerId", p.name as "playerName", p.common_name as "playerCommonName",
    p.country_id as "countryId", t.id as "teamId", t.name as "teamName", t.short_code as "teamCode"
  from top_scorer s join player p on p.id = s.player_id join team t on t.id = s.team_id
  where s.season_id = $1 and s.type_id = $2
  order by s.total desc, s.place`

/** One list of a season's best, the highest total first. */
export async function findTopScorers(
  database: Database,
  seasonId: number,
  typeId: number,
): Promise<TopScorerTableRow[]> {
  const { rows } = await database.pool.query<TopScorerTableRow>(TOP_SCORERS, [seasonId, typeId])
  return rows
}
