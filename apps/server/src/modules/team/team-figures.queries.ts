import type { Database } from '@touchline/database'
import { DETAIL, type Details } from '@touchline/football'
import { SEASON_COLUMNS, SEASONS_NEWEST_FIRST, type SeasonRow } from '../shared/names.views.ts'
import { TRANSFER_COLUMNS, TRANSFER_JOINS, type TransferRow } from '../shared/transfers.ts'

export interface SquadRow {
  playerId: number
  name: string
  commonName: string
  countryId: number | null
  dateOfBirth: string | null
  height: number | null
  weight: number | null
  positionId: number | null
  jerseyNumber: number | null
  details: Details
}

/** Where no line-up says who played, whoever was with the team during the season is of the squad too. */
const SQUAD = `
  with listed as (
    select player_id, position_id, jersey_number, details from player_season where season_id = $1 and team_id = $2
  ), present as (
    select distinct on (s.player_id) s.player_id, s.position_id, s.jersey_number, '{}'::jsonb as details
    from player_spell s join season e on e.id = $1
    where s.team_id = $2 and s.starts_on <= e.ends_on and (s.ends_on is null or s.ends_on >= e.starts_on)
      and exists (select from side where season_id = $1 and team_id = $2)
      and not exists (select from listed where details ? '${DETAIL.appearances}')
      and s.player_id not in (select player_id from listed)
    order by s.player_id, s.starts_on desc
  )
  select p.id as "playerId", p.name, p.common_name as "commonName", p.country_id as "countryId",
    p.date_of_birth as "dateOfBirth", p.height, p.weight, coalesce(q.position_id, p.position_id) as "positionId",
    q.jersey_number as "jerseyNumber", q.details
  from (select * from listed union all select * from present) q join player p on p.id = q.player_id
  order by "positionId" nulls last, q.jersey_number nulls last, p.sort_name, p.id`

/** The squad of a team in a season, by position, shirt number and name. */
export async function findSquad(database: Database, seasonId: number, teamId: number): Promise<SquadRow[]> {
  const { rows } = await database.pool.query<SquadRow>(SQUAD, [seasonId, teamId])
  return rows
}

export interface TeamSeasonRow extends SeasonRow {
  details: Details
}

const FIGURES = `
  select ${SEASON_COLUMNS}, s.details
  from team_season s join season e on e.id = s.season_id join league l on l.id = e.league_id
  where s.team_id = $1
  order by ${SEASONS_NEWEST_FIRST}`

export async function findTeamFigures(database: Database, id: number): Promise<TeamSeasonRow[]> {
  const { rows } = await database.pool.query<TeamSeasonRow>(FIGURES, [id])
  return rows
}

const TEAM_TRANSFERS = `
  select ${TRANSFER_COLUMNS}
  from (
    (select * from transfer where from_team_id = $1 order by date desc, id desc limit $2::integer + $3::integer)
    union
    (select * from transfer where to_team_id = $1 order by date desc, id desc limit $2::integer + $3::integer)
    order by date desc, id desc limit $2 offset $3
  ) t ${TRANSFER_JOINS}
  order by t.date desc, t.id desc`

/** Transfers from and to a team, newest first. */
export async function findTeamTransfers(
  database: Database,
  id: number,
  [limit, offset]: [limit: number, offset: number],
): Promise<TransferRow[]> {
  const { rows } = await database.pool.query<TransferRow>(TEAM_TRANSFERS, [id, limit, offset])
  return rows
}
