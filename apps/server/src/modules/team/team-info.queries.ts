import {
  coach,
  coachSpell,
  country,
  type Database,
  firstRow,
  league,
  orNull,
  type Placeholders,
  player,
  playerSeason,
  playerSpell,
  prepared,
  query,
  type RowOf,
  rival,
  rows,
  season,
  selection,
  side,
  sidelined,
  statement,
  team,
  teamSeason,
  transfer,
  trophy,
  venue,
} from '@touchline/database'
import { asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { absence } from '../shared/absences.sql.ts'
import { teamsHave } from '../shared/known-parts.sql.ts'
import { seasonColumns, seasonsNewestFirst } from '../shared/names.views.ts'

const peer = alias(teamSeason, 'peer')
const own = alias(teamSeason, 'own')

/** Players of the team's seasons whose row is more than a name among the scorers. */
const teamHas = (row: SQL, id: Placeholder) =>
  sql<boolean>`exists (select from ${playerSeason} where ${playerSeason.teamId} = ${id} and (${row}))`

/** Teams that have played a season with this one: if a kind is reported for any of them, an empty part of this one is meaningful. */
const peersOf = (id: Placeholder) => sql`
  select ${peer.teamId} from ${teamSeason} peer join ${teamSeason} own on ${own.seasonId} = ${peer.seasonId}
  where ${own.teamId} = ${id}
  union all select ${id}`

const TEAM = prepared((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: team.id,
      name: team.name,
      shortCode: team.shortCode,
      national: team.national,
      founded: team.founded,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
      venueId: venue.id,
      venueName: venue.name,
      venueSurface: venue.surface,
      venueCity: venue.city,
      venueAddress: venue.address,
      venueCapacity: venue.capacity,
    })
    .from(team)
    .innerJoin(country, eq(country.id, team.countryId))
    .leftJoin(venue, eq(venue.id, team.venueId))
    .where(eq(team.id, p.id)),
)

export type TeamRow = RowOf<typeof TEAM>

export function findTeam({ pool }: Database, id: number): Promise<TeamRow | null> {
  return firstRow(pool, TEAM, { id })
}

const PARTS = statement((p: Placeholders<{ id: number }>) =>
  selection(
    {
      squad: sql<boolean>`(
        ${teamHas(sql`${playerSeason.source} <> 'computed' or ${playerSeason.details} ? '321'`, p.id)}
        or exists (
          select from ${playerSpell} where ${playerSpell.teamId} = ${p.id}
            and (${playerSpell.startsOn} is not null or ${playerSpell.endsOn} is null)
        )
      )`,
      scorers: teamHas(sql`true`, p.id),
      stats: sql<boolean>`exists (select from ${teamSeason} where ${teamSeason.teamId} = ${p.id})`,
      corners: teamsHave('corners', sql`${p.id}`),
      cards: teamsHave('cards', sql`${p.id}`),
      other: teamsHave('stats', sql`${p.id}`),
      transfer: sql<boolean>`exists (
        select from ${transfer} where ${transfer.toTeamId} in (${peersOf(p.id)}) or ${transfer.fromTeamId} = ${p.id}
      )`,
      trophies: sql<boolean>`exists (
        select from ${trophy} where ${trophy.owner} = 'team' and ${trophy.ownerId} in (${peersOf(p.id)})
      )`,
      sidelined: sql<boolean>`exists (select from ${sidelined} where ${sidelined.teamId} in (${peersOf(p.id)}))`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

export type TeamPartsRow = RowOf<typeof PARTS>

/** The parts of a team's page with content or a meaningful empty state. */
export async function findTeamParts({ pool }: Database, id: number): Promise<TeamPartsRow | null> {
  return firstRow(pool, PARTS, { id })
}

const COACHES = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: coach.id,
      name: coach.name,
      commonName: coach.commonName,
      dateOfBirth: coach.dateOfBirth,
      countryId: coach.countryId,
      startsOn: coachSpell.startsOn,
      endsOn: coachSpell.endsOn,
      positionId: coachSpell.positionId,
    })
    .from(coachSpell)
    .innerJoin(coach, eq(coach.id, coachSpell.coachId))
    .where(eq(coachSpell.teamId, p.id))
    .orderBy(sql`${coachSpell.endsOn} desc nulls first`, desc(coachSpell.startsOn), asc(coach.id)),
)

export type TeamCoachRow = RowOf<typeof COACHES>

export function findTeamCoaches({ pool }: Database, id: number): Promise<TeamCoachRow[]> {
  return rows(pool, COACHES, { id })
}

const RIVALS = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ id: team.id, name: team.name, shortCode: team.shortCode })
    .from(rival)
    .innerJoin(team, eq(team.id, rival.rivalId))
    .where(eq(rival.teamId, p.id))
    .orderBy(asc(rival.place)),
)

export type NamedTeamRow = RowOf<typeof RIVALS>

export function findRivals({ pool }: Database, id: number): Promise<NamedTeamRow[]> {
  return rows(pool, RIVALS, { id })
}

const SIDELINED = prepared((p: Placeholders<{ id: number; today: string }>) =>
  selection(
    {
      playerId: player.id,
      playerName: player.name,
      playerCommonName: player.commonName,
      typeId: sidelined.typeId,
      category: sidelined.category,
      seasonId: sidelined.seasonId,
      leagueId: orNull(league.id),
      leagueName: orNull(league.name),
      startsOn: sidelined.startsOn,
      endsOn: sql<string | null>`a.ends_on`,
      gamesMissed: sql<number | null>`a.games_missed`,
    },
    (columns) => sql`
      select ${columns} from ${sidelined} join ${player} on ${player.id} = ${sidelined.playerId}
      left join ${season} on ${season.id} = ${sidelined.seasonId} and ${sidelined.category} = 'suspended'
      left join ${league} on ${league.id} = ${season.leagueId}
      cross join lateral ${absence({
        team: sidelined.teamId,
        player: sidelined.playerId,
        startsOn: sidelined.startsOn,
        endsOn: sidelined.endsOn,
        gamesMissed: sidelined.gamesMissed,
        today: p.today,
      })} a
      where ${sidelined.teamId} = ${p.id}
      order by ${sidelined.startsOn} desc nulls last, ${sidelined.place}`,
  ),
)

export type TeamSidelinedRow = RowOf<typeof SIDELINED>

/** @param today `2026-03-07` */
export function findTeamSidelined({ pool }: Database, id: number, today: string): Promise<TeamSidelinedRow[]> {
  return rows(pool, SIDELINED, { id, today })
}

const SEASONS = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ ...seasonColumns, current: season.current })
    .from(season)
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(
      sql`${season.id} in (
        select ${side.seasonId} from ${side} where ${side.teamId} = ${p.id}
        union select ${teamSeason.seasonId} from ${teamSeason} where ${teamSeason.teamId} = ${p.id}
        union select ${playerSeason.seasonId} from ${playerSeason} where ${playerSeason.teamId} = ${p.id}
      )`,
    )
    .orderBy(
      sql`(${season.current} and ${league.subType} is not distinct from 'domestic') desc`,
      ...seasonsNewestFirst,
    ),
)

/** Every season a team has matches, figures or a squad in: the league of today first, then the latest to end. */
export function findTeamSeasons({ pool }: Database, id: number): Promise<RowOf<typeof SEASONS>[]> {
  return rows(pool, SEASONS, { id })
}
