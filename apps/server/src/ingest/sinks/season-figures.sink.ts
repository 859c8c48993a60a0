import {
  coachSeason,
  playerSeason,
  pointsCorrection,
  refereeSeason,
  seasonStatistics,
  standing,
  teamSeason,
  topScorer,
} from '@touchline/database'
import type {
  CoachSeasonRecord,
  PlayerSeasonRecord,
  PointsCorrectionsRecord,
  RefereeSeasonRecord,
  SeasonStatisticsRecord,
  StandingsRecord,
  TeamSeasonRecord,
  TopScorersRecord,
} from '@touchline/football'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Family } from '../summary.ts'
import type { Row } from '../unnest-columns.ts'
import { upsert } from '../upsert.ts'
import { writeLists } from './lists.ts'
import { count, type SinkContext } from './sink-context.ts'

/** League tables as a source reports them; they take the place of computed ones. */
export async function sinkStandings(context: SinkContext, records: readonly StandingsRecord[]): Promise<void> {
  const { ids, source, changed } = context
  const lists = records.map(({ season, tables }) => ({
    of: { seasonId: ids.of('season', season) },
    rows: tables.flatMap(({ stage, group, rows }) =>
      rows.map((row) => ({
        stageId: ids.ofOrNull('stage', stage),
        groupId: ids.ofOrNull('group', group),
        teamId: ids.of('team', row.team),
        position: row.position,
        points: row.points,
        ruleTypeId: row.rule,
        movement: row.movement,
        details: JSON.stringify(row.details),
        form: JSON.stringify(
          row.form.map(({ fixture, result }) => ({
            fixtureId: fixture === null ? null : ids.find('fixture', fixture),
            result,
          })),
        ),
        source,
      })),
    ),
  }))
  const written = await writeLists(context, 'standings', standing, lists)
  for (const id of [...written.inserted, ...written.updated]) {
    changed.seasons.add(id)
    // Compared with the table that our own results give.
    changed.due.add(id)
  }
}

export async function sinkCorrections(
  context: SinkContext,
  records: readonly PointsCorrectionsRecord[],
): Promise<void> {
  const { ids, changed } = context
  const lists = records.map(({ season, corrections }) => ({
    of: { seasonId: ids.of('season', season) },
    rows: corrections.map(({ team, stage, points }) => ({
      stageId: ids.ofOrNull('stage', stage),
      teamId: ids.of('team', team),
      points,
    })),
  }))
  const written = await writeLists(context, 'corrections', pointsCorrection, lists)
  for (const id of [...written.inserted, ...written.updated]) {
    changed.seasons.add(id)
    changed.due.add(id)
  }
}

export async function sinkTopScorers(context: SinkContext, records: readonly TopScorersRecord[]): Promise<void> {
  const { ids, source, changed } = context
  const lists = records.map(({ season, type, rows }) => ({
    of: { seasonId: ids.of('season', season), typeId: type },
    rows: rows.map(({ player, team, position, total }) => ({
      position,
      playerId: ids.of('player', player),
      teamId: ids.of('team', team),
      total,
      source,
    })),
  }))
  const written = await writeLists(context, 'topScorers', topScorer, lists)
  for (const id of [...written.inserted, ...written.updated]) changed.seasons.add(id)
}

/** Season statistics of players, teams, coaches, referees and of seasons themselves. */
export async function sinkSeasonFigures(
  context: SinkContext,
  batch: {
    playerSeasons?: readonly PlayerSeasonRecord[] | undefined
    teamSeasons?: readonly TeamSeasonRecord[] | undefined
    coachSeasons?: readonly CoachSeasonRecord[] | undefined
    refereeSeasons?: readonly RefereeSeasonRecord[] | undefined
    seasonStatistics?: readonly SeasonStatisticsRecord[] | undefined
  },
): Promise<void> {
  const { ids } = context
  const seasonId = (record: { season: string }) => ids.of('season', record.season)
  const teamId = (record: { team: string }) => ids.of('team', record.team)
  const write = writer(context)
  await write('playerSeasons', playerSeason, ['seasonId', 'teamId', 'playerId'], batch.playerSeasons, (record) => ({
    seasonId: seasonId(record),
    teamId: teamId(record),
    playerId: ids.of('player', record.player),
    positionId: record.position,
    jerseyNumber: record.jerseyNumber,
  }))
  await write('teamSeasons', teamSeason, ['seasonId', 'teamId'], batch.teamSeasons, (record) => ({
    seasonId: seasonId(record),
    teamId: teamId(record),
  }))
  await write('coachSeasons', coachSeason, ['seasonId', 'teamId', 'coachId'], batch.coachSeasons, (record) => ({
    seasonId: seasonId(record),
    teamId: teamId(record),
    coachId: ids.of('coach', record.coach),
  }))
  await write('refereeSeasons', refereeSeason, ['seasonId', 'refereeId'], batch.refereeSeasons, (record) => ({
    seasonId: seasonId(record),
    refereeId: ids.of('referee', record.referee),
  }))
  await write('seasonStatistics', seasonStatistics, ['seasonId'], batch.seasonStatistics, (record) => ({
    seasonId: seasonId(record),
  }))
}

function writer(context: SinkContext) {
  return async <Record extends { details: object }>(
    family: Family,
    table: PgTable,
    key: readonly string[],
    records: readonly Record[] | undefined,
    rowOf: (record: Record) => Row,
  ): Promise<void> => {
    if (!records) return
    const rows = records.map((record) => ({
      ...rowOf(record),
      details: JSON.stringify(record.details),
      source: context.source,
    }))
    const written = await upsert(context.client, table, rows, { key })
    count(context, family, written)
    for (const id of [...written.inserted, ...written.updated]) context.changed.seasons.add(id)
  }
}
