import {
  coach,
  coachSeason,
  coachSpell,
  type Database,
  firstRow,
  league,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  rows,
  season,
  statement,
  team,
} from '@touchline/database'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { seasonColumns, seasonsNewestFirst } from '../shared/names.views.ts'

const COACH = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      id: coach.id,
      name: coach.name,
      commonName: coach.commonName,
      countryId: coach.countryId,
      dateOfBirth: coach.dateOfBirth,
      height: coach.height,
      weight: coach.weight,
      /** The same person as a player. */
      playerId: coach.playerId,
    })
    .from(coach)
    .where(eq(coach.id, p.id)),
)

export type CoachRow = RowOf<typeof COACH>

export function findCoach({ pool }: Database, id: number): Promise<CoachRow | null> {
  return firstRow(pool, COACH, { id })
}

const teamColumns = { teamId: team.id, teamName: team.name, teamCode: team.shortCode }

const TEAMS = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({
      ...teamColumns,
      startsOn: coachSpell.startsOn,
      endsOn: coachSpell.endsOn,
      positionId: coachSpell.positionId,
    })
    .from(coachSpell)
    .innerJoin(team, eq(team.id, coachSpell.teamId))
    .where(eq(coachSpell.coachId, p.id))
    .orderBy(sql`${coachSpell.endsOn} desc nulls first`, desc(coachSpell.startsOn), asc(team.id)),
)

export type CoachTeamRow = RowOf<typeof TEAMS>

/** Teams of a coach: present ones first, then the latest left. */
export function findCoachTeams({ pool }: Database, id: number): Promise<CoachTeamRow[]> {
  return rows(pool, TEAMS, { id })
}

const SEASONS = prepared((p: Placeholders<{ id: number }>) =>
  query
    .select({ ...seasonColumns, ...teamColumns, details: coachSeason.details })
    .from(coachSeason)
    .innerJoin(season, eq(season.id, coachSeason.seasonId))
    .innerJoin(league, eq(league.id, season.leagueId))
    .innerJoin(team, eq(team.id, coachSeason.teamId))
    .where(eq(coachSeason.coachId, p.id))
    .orderBy(...seasonsNewestFirst, asc(team.id)),
)

export type CoachSeasonRow = RowOf<typeof SEASONS>

/** Results of teams under a coach in each season, the latest season first. */
export function findCoachSeasons({ pool }: Database, id: number): Promise<CoachSeasonRow[]> {
  return rows(pool, SEASONS, { id })
}
