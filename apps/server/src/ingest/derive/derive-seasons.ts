import {
  coachSeason,
  type Database,
  execute,
  inTransaction,
  type Placeholders,
  playerSeason,
  query,
  refereeSeason,
  rows,
  season,
  seasonDue,
  seasonStatistics as seasonStatisticsTable,
  standing,
  statement,
  teamSeason,
  topScorer,
  trustReferences,
} from '@touchline/database'
import {
  coachSeasons,
  playerSeasons,
  refereeSeasons,
  seasonParts,
  seasonStatistics,
  teamSeasons,
  topScorers,
} from '@touchline/football'
import { asc, desc, eq } from 'drizzle-orm'
import { takeTurn } from '../apply-batch.ts'
import { writeLiveEvents } from '../change-events.ts'
import type { Row, RowsOf } from '../rows/row.ts'
import { compareReported } from './compare-reported.ts'
import { correctionsOf } from './corrections.queries.ts'
import { readSeason, type StoredSeason } from './read-season.ts'
import { type SeasonTable as LeagueTable, seasonTables } from './season-tables.ts'
import { type ComputedRows, type SeasonTable, writeComputed } from './write-computed.ts'

export interface DeriveOptions {
  now: Date
  /** These instead of the seasons that are due. */
  seasons?: readonly number[]
  /** At most so many, the current ones first; the others stay due. */
  limit?: number
  onSeason?: (done: number, of: number) => void
  stopped?: () => boolean
}

export interface DeriveReport {
  seasons: number
  /** Seasons in which something changed. */
  changed: number
}

/**
 * Computes tables, top scorers and season statistics anew from our own results, for the seasons marked as due: one transaction each,
 * in which the writers wait, so that the mark goes with what it asked for. What a source reported is left as it is. When nothing is
 * due it costs one query.
 * @throws AggregateError when some seasons could not be computed; the others are
 */
export async function deriveSeasons(database: Database, options: DeriveOptions): Promise<DeriveReport> {
  const ids = options.seasons ?? (await dueSeasons(database, options.limit ?? null))
  const report: DeriveReport = { seasons: 0, changed: 0 }
  const failures: unknown[] = []
  for (const id of ids) {
    if (options.stopped?.()) break
    try {
      const changed = await deriveSeason(database, id, { now: options.now, asked: options.seasons !== undefined })
      if (changed !== null) report.seasons += 1
      if (changed) report.changed += 1
    } catch (cause) {
      failures.push(new Error(`Season ${id} could not be computed`, { cause }))
    }
    options.onSeason?.(report.seasons + failures.length, ids.length)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} seasons could not be computed`)
  return report
}

const DUE = statement((p: Placeholders<{ limit: number | null }>) =>
  query
    .select({ id: season.id })
    .from(seasonDue)
    .innerJoin(season, eq(season.id, seasonDue.seasonId))
    .orderBy(desc(season.current), desc(season.startsOn), asc(season.id))
    .limit(p.limit),
)

const dueSeasons = async ({ pool }: Database, limit: number | null): Promise<number[]> =>
  (await rows(pool, DUE, { limit })).map(({ id }) => id)

/** True when something changed, false when nothing did; null when another process has done it or there is no such season. */
function deriveSeason(
  database: Database,
  id: number,
  { now, asked }: { now: Date; asked: boolean },
): Promise<boolean | null> {
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    await trustReferences(client, database.kind)
    const due = await execute(client, query.delete(seasonDue).where(eq(seasonDue.seasonId, id)))
    const stored = due === 1 || asked ? await readSeason(client, id) : null
    if (stored === null) return null
    const tables = seasonTables(stored, await correctionsOf(client, id))
    // One after the other in the database, which does not wait for each to be made ready.
    const [, ...written] = await Promise.all([
      compareReported(client, stored, tables, now),
      ...computedRows(stored, tables).map((part) => writeComputed(client, part)),
    ])
    const changed = written.includes(true)
    if (changed) {
      const tags = [`season:${id}`, ...[...stored.teams.keys()].map((team) => `team:${team}`)]
      await writeLiveEvents(
        client,
        database.kind,
        [
          { topic: 'season', payload: { season_id: id } },
          { topic: 'change', payload: { tags } },
        ],
        now,
      )
    }
    return changed
  })
}

/** Results a table shows beside a team. */
const FORM = 10

function computedRows(season: StoredSeason, tables: readonly LeagueTable[]): ComputedRows[] {
  const { matches, head, players, teams } = season
  const seasonId = head.id
  const playerName = (id: number) => players.get(id) ?? null
  const parts = seasonParts(matches)
  const squads = playerSeasons(matches, parts)
  const lists = topScorers(matches, parts)
  const statistics = seasonStatistics({
    matches,
    scheduled: season.fixtures.length,
    teams: new Map([...teams.values()].map(({ id, countryId }) => [id, countryId])),
    squads,
    topScorers: lists,
    playerName,
    teamName: (id) => teams.get(id)?.name ?? null,
  })
  const part = <T extends SeasonTable, R extends Row>(
    table: T,
    key: readonly ('seasonId' | (keyof R & string))[],
    rows: RowsOf<T, R>,
    reported = key,
  ): ComputedRows => ({ ...{ table, seasonId, key, reported }, rows: rows.map((row) => ({ seasonId, ...row })) })
  const details = <Of extends { details: object }>(of: Of) => ({ details: JSON.stringify(of.details) })
  return [
    part(standing, ['seasonId', 'place'], standingRows(tables), ['seasonId']),
    part(topScorer, ['seasonId', 'typeId', 'place'], scorerRows(lists), ['seasonId', 'typeId']),
    part(
      playerSeason,
      ['seasonId', 'teamId', 'playerId'],
      squads.map((one) => ({
        ...{ teamId: one.team, playerId: one.player, positionId: one.position, jerseyNumber: one.jersey },
        ...details(one),
      })),
    ),
    part(
      teamSeason,
      ['seasonId', 'teamId'],
      teamSeasons(matches, squads, playerName).map((one) => ({ teamId: one.team, ...details(one) })),
    ),
    part(
      coachSeason,
      ['seasonId', 'teamId', 'coachId'],
      coachSeasons(matches).map((one) => ({ teamId: one.team, coachId: one.coach, ...details(one) })),
    ),
    part(
      refereeSeason,
      ['seasonId', 'refereeId'],
      refereeSeasons(matches).map((one) => ({ refereeId: one.referee, ...details(one) })),
    ),
    part(seasonStatisticsTable, ['seasonId'], matches.length > 0 ? [details({ details: statistics })] : []),
  ]
}

function standingRows(tables: readonly LeagueTable[]) {
  return tables
    .flatMap(({ stageId, groupId, rows }) => rows.map((row) => ({ stageId, groupId, row })))
    .map(({ stageId, groupId, row }, place) => ({
      place,
      stageId,
      groupId,
      teamId: row.team,
      position: row.position,
      points: row.points,
      ruleTypeId: row.rule,
      movement: row.movement,
      details: JSON.stringify(row.details),
      form: JSON.stringify(row.form.slice(-FORM).map(({ fixture, result }) => ({ fixtureId: fixture, result }))),
    }))
}

function scorerRows(lists: ReturnType<typeof topScorers>) {
  return Object.entries(lists).flatMap(([type, rows]) =>
    rows.map((row, place) => ({
      typeId: Number(type),
      place,
      position: row.position,
      playerId: row.player,
      teamId: row.team,
      total: row.total,
    })),
  )
}
