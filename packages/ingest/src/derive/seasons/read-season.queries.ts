import {
  event,
  fixture,
  fixtureStatistics,
  group,
  league,
  lineupEntry,
  type Placeholders,
  player,
  prepared,
  query,
  SIDE_FIGURE_COLUMN,
  season,
  selection,
  side,
  sourceRef,
  stage,
  team,
} from '@touchline/database'
import { isFinished, SIDE_FIGURE_TYPE, type SideFigure, type Source, STATES } from '@touchline/football'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

interface OfSeason {
  seasonId: number
}

export const HEAD = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({
      id: season.id,
      name: season.name,
      endsOn: season.endsOn,
      leagueName: league.name,
      leagueType: league.type,
      stableKey: league.stableKey,
      leagueId: league.id,
      countryId: league.countryId,
    })
    .from(season)
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(eq(season.id, p.seasonId)),
)

/** In a fixed order: draws of a season, and the order of level teams, depend on it. */
export const FIXTURES = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      stateId: fixture.stateId,
      stageId: fixture.stageId,
      groupId: fixture.groupId,
      home: fixture.homeTeamId,
      away: fixture.awayTeamId,
      referee: fixture.refereeId,
      homeCoach: fixture.homeCoachId,
      awayCoach: fixture.awayCoachId,
      homeGoals: sql<number | null>`coalesce(${fixture.homeExtraTime}, ${fixture.homeFullTime}, ${fixture.homeGoals})`,
      awayGoals: sql<number | null>`coalesce(${fixture.awayExtraTime}, ${fixture.awayFullTime}, ${fixture.awayGoals})`,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      homeShootOut: fixture.homeShootOut,
      awayShootOut: fixture.awayShootOut,
    })
    .from(fixture)
    .where(eq(fixture.seasonId, p.seasonId))
    .orderBy(asc(fixture.kickoff), asc(fixture.id)),
)

export const TEAMS = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({ id: team.id, name: team.name, shortCode: team.shortCode, countryId: team.countryId })
    .from(team)
    .where(
      sql`${team.id} in (
        select ${fixture.homeTeamId} from ${fixture} where ${fixture.seasonId} = ${p.seasonId}
        union select ${fixture.awayTeamId} from ${fixture} where ${fixture.seasonId} = ${p.seasonId}
      )`,
    ),
)

export const STAGES = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({ id: stage.id, name: stage.name, typeId: stage.typeId, sortOrder: stage.sortOrder })
    .from(stage)
    .where(eq(stage.seasonId, p.seasonId)),
)

export const GROUPS = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({ id: group.id, name: group.name })
    .from(group)
    .innerJoin(stage, eq(stage.id, group.stageId))
    .where(eq(stage.seasonId, p.seasonId)),
)

/** The describing source of each match of a season that several sources describe; empty for other seasons. */
export const SOURCED = prepared((p: Placeholders<OfSeason>) =>
  selection(
    { id: fixture.id, sources: sql<Source[]>`array_agg(distinct ${sourceRef.source})` },
    (columns) => sql`
      select ${columns} from ${fixture}
      join ${sourceRef} on ${sourceRef.kind} = 'fixture' and ${sourceRef.id} = ${fixture.id}
      where ${fixture.seasonId} = ${p.seasonId} and (
        select count(distinct r.source) from ${sourceRef} r where r.kind = 'season' and r.id = ${p.seasonId}) > 1
      group by ${fixture.id}`,
  ),
)

/** The column of each figure by its type id. */
export const FIGURES = Object.fromEntries(
  (Object.entries(SIDE_FIGURE_TYPE) as [SideFigure, number][]).map(([figure, typeId]) => [
    typeId,
    side[SIDE_FIGURE_COLUMN[figure]],
  ]),
)

export const SIDES = prepared((p: Placeholders<OfSeason>) =>
  selection(
    { fixtureId: side.fixtureId, home: side.home, ...FIGURES },
    (columns) => sql`select ${columns} from ${side} where ${side.seasonId} = ${p.seasonId} and ${side.finished}`,
  ),
)

const FINISHED = STATES.map(({ id }) => id).filter(isFinished)

const isPlayed = (p: Placeholders<OfSeason>) =>
  and(eq(fixture.seasonId, p.seasonId), inArray(fixture.stateId, FINISHED))

export const STATISTICS = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({
      fixtureId: fixtureStatistics.fixtureId,
      home: fixtureStatistics.home,
      values: fixtureStatistics.values,
    })
    .from(fixture)
    .innerJoin(fixtureStatistics, and(eq(fixtureStatistics.fixtureId, fixture.id), eq(fixtureStatistics.period, 0)))
    .where(isPlayed(p)),
)

export const EVENTS = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({
      fixtureId: event.fixtureId,
      type: event.typeId,
      minute: event.minute,
      extraMinute: event.extraMinute,
      home: event.home,
      staff: event.staff,
      player: event.playerId,
      related: event.relatedPlayerId,
    })
    .from(fixture)
    .innerJoin(event, eq(event.fixtureId, fixture.id))
    .where(isPlayed(p))
    .orderBy(asc(event.fixtureId), asc(event.minute), asc(event.key)),
)

export const LINEUPS = prepared((p: Placeholders<OfSeason>) =>
  query
    .select({
      fixtureId: lineupEntry.fixtureId,
      home: lineupEntry.home,
      player: lineupEntry.playerId,
      type: lineupEntry.typeId,
      position: lineupEntry.positionId,
      jersey: lineupEntry.jerseyNumber,
      captain: lineupEntry.captain,
      details: lineupEntry.details,
    })
    .from(fixture)
    .innerJoin(lineupEntry, eq(lineupEntry.fixtureId, fixture.id))
    .where(isPlayed(p))
    .orderBy(asc(lineupEntry.fixtureId), asc(lineupEntry.place)),
)

export const PLAYERS = prepared((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({ id: player.id, name: player.commonName })
    .from(player)
    .where(sql`${player.id} = any(${p.ids}::integer[])`),
)
