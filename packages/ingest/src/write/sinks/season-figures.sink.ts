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
  Key,
  PlayerSeasonRecord,
  PointsCorrectionsRecord,
  RefereeSeasonRecord,
  SeasonStatisticsRecord,
  StandingsRecord,
  TeamSeasonRecord,
  TopScorersRecord,
} from '@touchline/football'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Row, RowsOf } from '../rows/row.ts'
import { upsertRows } from '../rows/upsert.ts'
import type { Family } from '../summary.ts'
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
  const written = await writeLists(context, { family: 'standings', table: standing, lists })
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
  const written = await writeLists(context, { family: 'corrections', table: pointsCorrection, lists })
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
  const written = await writeLists(context, { family: 'topScorers', table: topScorer, lists })
  for (const id of [...written.inserted, ...written.updated]) changed.seasons.add(id)
}

type FiguresTable = PgTable & { readonly [Name in 'seasonId' | 'details' | 'source']: PgColumn }

/** A sink for season statistics of one kind, of which the season itself is the first part of the key. */
const figuresSink =
  <Record extends { season: Key; details: object }, T extends FiguresTable, K extends Row, R extends Row>(
    family: Family,
    table: T,
    keyOf: (ids: SinkContext['ids'], record: Record) => RowsOf<T, K>[number],
    more?: (record: Record) => RowsOf<T, R>[number],
  ) =>
  async (context: SinkContext, records: readonly Record[]): Promise<void> => {
    const { ids, source } = context
    const keys = records.map((record) => ({ seasonId: ids.of('season', record.season), ...keyOf(ids, record) }))
    const rows = records.map((record, at) => ({
      ...keys[at],
      ...more?.(record),
      details: JSON.stringify(record.details),
      source,
    }))
    const written = await upsertRows(context.client, table, rows, { key: Object.keys(keys[0] ?? {}) })
    count(context, family, written)
    for (const id of [...written.inserted, ...written.updated]) context.changed.seasons.add(id)
  }

export const sinkPlayerSeasons = figuresSink(
  'playerSeasons',
  playerSeason,
  (ids, { team, player }: PlayerSeasonRecord) => ({ teamId: ids.of('team', team), playerId: ids.of('player', player) }),
  ({ position, jerseyNumber }) => ({ positionId: position, jerseyNumber }),
)

export const sinkTeamSeasons = figuresSink('teamSeasons', teamSeason, (ids, { team }: TeamSeasonRecord) => ({
  teamId: ids.of('team', team),
}))

export const sinkCoachSeasons = figuresSink('coachSeasons', coachSeason, (ids, { team, coach }: CoachSeasonRecord) => ({
  teamId: ids.of('team', team),
  coachId: ids.of('coach', coach),
}))

export const sinkRefereeSeasons = figuresSink(
  'refereeSeasons',
  refereeSeason,
  (ids, { referee }: RefereeSeasonRecord) => ({ refereeId: ids.of('referee', referee) }),
)

export const sinkSeasonStatistics = figuresSink(
  'seasonStatistics',
  seasonStatistics,
  (_, __: SeasonStatisticsRecord) => ({}),
)
