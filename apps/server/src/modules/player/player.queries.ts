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
      /** Of the player, or of any match of the seasons played: then he may be said to have been in none. */
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

/** Which parts of a player's page have something to show. */
export async function findPlayerParts({ pool }: Database, id: number): Promise<RowOf<typeof PARTS>> {
  return (await firstRow(pool, PARTS, { id })) ?? NOTHING
}

const teamColumns = { teamId: team.id, teamName: team.name, teamCode: team.shortCode }

const TEAMS = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      ...teamColumns,
      startsOn: playerSpell.startsOn,
      endsOn: playerSpell.endsOn,
      positionId: playerSpell.positionId,
      jerseyNumber: playerSpell.jerseyNumber,
    })
    .from(playerSpell)
    .innerJoin(team, eq(team.id, playerSpell.teamId))
    .where(eq(playerSpell.playerId, p.id))
    .orderBy(
      sql`${playerSpell.endsOn} desc nulls first`,
      sql`${playerSpell.startsOn} desc nulls last`,
      asc(playerSpell.place),
    ),
)

export type PlayerTeamRow = RowOf<typeof TEAMS>

/** Where a player is and has been: present teams first, then the latest left. */
export function findPlayerTeams({ pool }: Database, id: number): Promise<PlayerTeamRow[]> {
  return rows(pool, TEAMS, { id })
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

/** What a player did in each season and team, the latest season first. */
export function findPlayerSeasons({ pool }: Database, id: number): Promise<PlayerSeasonRow[]> {
  return rows(pool, SEASONS, { id })
}
