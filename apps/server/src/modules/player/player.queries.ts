import {
  type Database,
  firstRow,
  fixture,
  league,
  lineupEntry,
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
  team,
} from '@touchline/database'
import { asc, eq, sql } from 'drizzle-orm'
import { seasonColumns, seasonsNewestFirst } from '../shared/names.views.ts'

const PLAYER = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: player.id,
      name: player.name,
      commonName: player.commonName,
      countryId: player.countryId,
      positionId: player.positionId,
      detailedPositionId: player.detailedPositionId,
      height: player.height,
      weight: player.weight,
      dateOfBirth: player.dateOfBirth,
      preferredFoot: player.preferredFoot,
    })
    .from(player)
    .where(eq(player.id, p.id)),
)

export type PlayerRow = RowOf<typeof PLAYER>

export function findPlayer({ pool }: Database, id: number): Promise<PlayerRow | null> {
  return firstRow(pool, PLAYER, { id })
}

const PARTS = prepared((p: Placeholders<{ id: number }>) =>
  selection(
    {
      seasons: sql<boolean>`exists (select from ${playerSeason} where ${playerSeason.playerId} = ${p.id})`,
      /** Line-ups of the player, or of any match of his seasons: then their absence means that he was in none. */
      lineups: sql<boolean>`(
        exists (select from ${lineupEntry} where ${lineupEntry.playerId} = ${p.id})
        or exists (
          select from ${playerSeason} join ${fixture} on ${fixture.seasonId} = ${playerSeason.seasonId}
          join ${lineupEntry} on ${lineupEntry.fixtureId} = ${fixture.id}
          where ${playerSeason.playerId} = ${p.id}
        )
      )`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

const NOTHING: RowOf<typeof PARTS> = { seasons: false, lineups: false }

/** The parts of a player's page with content. */
export async function findPlayerParts({ pool }: Database, id: number): Promise<RowOf<typeof PARTS>> {
  return (await firstRow(pool, PARTS, { id })) ?? NOTHING
}

const teamColumns = { teamId: team.id, teamName: team.name, teamCode: team.shortCode }

/** Days after the last cap for which a player counts as one of a national team. */
const CALLED_UP_DAYS = 730

/**
 * Sources list spells at clubs. For a national team without spells, the line-ups show since when a player has played for it, and until when
 * if that was long ago.
 */
const TEAMS = prepared((p: Placeholders<{ id: number; today: string }>) =>
  selection(
    {
      ...teamColumns,
      national: team.national,
      startsOn: sql<string | null>`to_char(d.starts_on, 'YYYY-MM-DD')`,
      endsOn: sql<string | null>`to_char(d.ends_on, 'YYYY-MM-DD')`,
      positionId: sql<number | null>`d.position_id`,
      jerseyNumber: sql<number | null>`d.jersey_number`,
    },
    (columns) => sql`
      select ${columns} from (
        select ${playerSpell.teamId} as team_id, ${playerSpell.startsOn} as starts_on, ${playerSpell.endsOn} as ends_on,
          ${playerSpell.positionId} as position_id, ${playerSpell.jerseyNumber} as jersey_number, ${playerSpell.place} as place
        from ${playerSpell} where ${playerSpell.playerId} = ${p.id}
        union all
        select ${side.teamId}, min(${side.kickoff})::date,
          case when max(${side.kickoff})::date < ${p.today}::date - ${sql.raw(String(CALLED_UP_DAYS))} then max(${side.kickoff})::date end,
          null, null, 32767
        from ${lineupEntry}
        join ${side} on ${side.fixtureId} = ${lineupEntry.fixtureId} and ${side.home} = ${lineupEntry.home}
        join ${team} on ${team.id} = ${side.teamId} and ${team.national}
        where ${lineupEntry.playerId} = ${p.id}
          and (${lineupEntry.typeId} = 11 or (${lineupEntry.details}->>'119')::real > 0)
          and not exists (
            select from ${playerSpell} where ${playerSpell.playerId} = ${p.id} and ${playerSpell.teamId} = ${side.teamId}
          )
        group by ${side.teamId}
      ) d
      join ${team} on ${team.id} = d.team_id
      order by d.ends_on desc nulls first, d.starts_on desc nulls last, d.place`,
  ),
)

export type PlayerTeamRow = RowOf<typeof TEAMS>

/**
 * Teams of a player: present ones first, then the latest left.
 * @param today `2026-03-07`
 */
export function findPlayerTeams({ pool }: Database, id: number, today: string): Promise<PlayerTeamRow[]> {
  return rows(pool, TEAMS, { id, today })
}

const SEASONS = prepared((p: Placeholders<{ id: number }>) =>
  query
    .select({
      ...seasonColumns,
      ...teamColumns,
      positionId: playerSeason.positionId,
      jerseyNumber: playerSeason.jerseyNumber,
      details: playerSeason.details,
    })
    .from(playerSeason)
    .innerJoin(season, eq(season.id, playerSeason.seasonId))
    .innerJoin(league, eq(league.id, season.leagueId))
    .innerJoin(team, eq(team.id, playerSeason.teamId))
    .where(eq(playerSeason.playerId, p.id))
    .orderBy(...seasonsNewestFirst, asc(team.id)),
)

export type PlayerSeasonRow = RowOf<typeof SEASONS>

/** Figures of a player in each season and team, the latest season first. */
export function findPlayerSeasons({ pool }: Database, id: number): Promise<PlayerSeasonRow[]> {
  return rows(pool, SEASONS, { id })
}
