import {
  type Database,
  league,
  type Placeholders,
  player,
  playerSeason,
  playerSpell,
  prepared,
  query,
  type RowOf,
  rows,
  season,
  selection,
  side,
  statement,
  teamSeason,
  transfer,
} from '@touchline/database'
import { DETAIL, type Details } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'
import { seasonColumns, seasonsNewestFirst } from '../shared/names.views.ts'
import { type TransferRow, transfersOf } from '../shared/transfers.ts'

/**
 * Without line-ups, everyone at the team during the season belongs to the squad too; people there since an unknown day belong to the
 * present one.
 */
const SQUAD = prepared((p: Placeholders<{ seasonId: number; teamId: number }>) =>
  selection(
    {
      playerId: player.id,
      name: player.name,
      commonName: player.commonName,
      countryId: player.countryId,
      dateOfBirth: player.dateOfBirth,
      height: player.height,
      weight: player.weight,
      positionId: sql<number | null>`coalesce(q.position_id, ${player.positionId})`,
      jerseyNumber: sql<number | null>`q.jersey_number`,
      details: sql<Details>`q.details`,
    },
    (columns) => sql`
      with listed as (
        select ${playerSeason.playerId} as player_id, ${playerSeason.positionId} as position_id,
          ${playerSeason.jerseyNumber} as jersey_number, ${playerSeason.details} as details
        from ${playerSeason} where ${playerSeason.seasonId} = ${p.seasonId} and ${playerSeason.teamId} = ${p.teamId}
      ), present as (
        select distinct on (${playerSpell.playerId}) ${playerSpell.playerId}, ${playerSpell.positionId},
          ${playerSpell.jerseyNumber}, '{}'::jsonb as details
        from ${playerSpell} join ${season} on ${season.id} = ${p.seasonId}
        where ${playerSpell.teamId} = ${p.teamId} and (
            ${playerSpell.startsOn} <= ${season.endsOn}
              and (${playerSpell.endsOn} is null or ${playerSpell.endsOn} >= ${season.startsOn})
            or ${season.current} and ${playerSpell.startsOn} is null and ${playerSpell.endsOn} is null
          )
          and exists (select from ${side} where ${side.seasonId} = ${p.seasonId} and ${side.teamId} = ${p.teamId})
          and not exists (select from listed where details ? '${sql.raw(String(DETAIL.appearances))}')
          and ${playerSpell.playerId} not in (select player_id from listed)
        order by ${playerSpell.playerId}, ${playerSpell.startsOn} desc nulls last
      )
      select ${columns}
      from (select * from listed union all select * from present) q join ${player} on ${player.id} = q.player_id
      order by coalesce(q.position_id, ${player.positionId}) nulls last, q.jersey_number nulls last,
        ${player.sortName}, ${player.id}`,
  ),
)

export type SquadRow = RowOf<typeof SQUAD>

/** The squad of a team in a season, by position, shirt number and name. */
export function findSquad({ pool }: Database, seasonId: number, teamId: number): Promise<SquadRow[]> {
  return rows(pool, SQUAD, { seasonId, teamId })
}

const FIGURES = prepared((p: Placeholders<{ id: number }>) =>
  query
    .select({ ...seasonColumns, details: teamSeason.details })
    .from(teamSeason)
    .innerJoin(season, eq(season.id, teamSeason.seasonId))
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(eq(teamSeason.teamId, p.id))
    .orderBy(...seasonsNewestFirst),
)

export type TeamSeasonRow = RowOf<typeof FIGURES>

export function findTeamFigures({ pool }: Database, id: number): Promise<TeamSeasonRow[]> {
  return rows(pool, FIGURES, { id })
}

const TEAM_TRANSFERS = statement((p: Placeholders<{ id: number; limit: number; offset: number }>) => {
  const newest = sql`order by ${transfer.date} desc, ${transfer.id} desc limit ${p.limit}::integer + ${p.offset}::integer`
  return transfersOf(sql`
    (select * from ${transfer} where ${transfer.fromTeamId} = ${p.id} ${newest})
    union
    (select * from ${transfer} where ${transfer.toTeamId} = ${p.id} ${newest})
    order by date desc, id desc limit ${p.limit} offset ${p.offset}`)
})

/** Transfers from and to a team, newest first. */
export function findTeamTransfers(
  { pool }: Database,
  id: number,
  [limit, offset]: [limit: number, offset: number],
): Promise<TransferRow[]> {
  return rows(pool, TEAM_TRANSFERS, { id, limit, offset })
}
