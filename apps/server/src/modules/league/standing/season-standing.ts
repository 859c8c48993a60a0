import type { StandingScope } from '@touchline/contract'
import type { Database } from '@touchline/database'
import {
  countedResults,
  type ExplainedRow,
  type ExplainedTable,
  explainedTable,
  isInPlay,
  type LeagueTableRow,
  positionsByRound,
  scopeTable,
  TABLE_DETAIL,
  type TableResult,
} from '@touchline/football'
import { type RuleTable, ruleTables } from '@touchline/ingest/derive/seasons/by-rule/half-years.ts'
import { correctionsOf } from '@touchline/ingest/derive/seasons/corrections.queries.ts'
import { readFixtures, readSeason, type StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { resultsOf, type TablePart, tableParts } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { earlierSeasons } from './earlier-seasons.ts'
import { findStanding, MAX_FORM, type StandingTableRow } from './standing.queries.ts'

/** A table of a season as the page shows it. */
interface ShownTable {
  rows: readonly ShownRow[]
  /** Its inputs; null for a table that a source reported without its matches. */
  made: MadeTable | null
}

export interface ShownRow {
  row: StandingTableRow
  /** Place after each round; empty where our results are not those of the table. */
  positions: readonly number[]
  /** Null where the table is not explained. */
  explained: ExplainedRow<number> | null
  /** The row without the matches in play, where any is counted. */
  settled: LeagueTableRow<number> | null
  isPlaying: boolean
}

export interface MadeTable {
  part: TablePart
  /** Scores of its matches in play. */
  playing: readonly TableResult[]
  order: ExplainedTable<number>['order']
  /** False where a source reported another table. */
  isExplained: boolean
  /** Kind of sum of other tables; null if it is none. */
  sums: RuleTable['sums']
}

export interface SeasonStanding {
  season: StoredSeason
  tables: readonly ShownTable[]
}

/** The tables of a season; of part of the matches they are made from our results alone. Null when there is no such season. */
export async function standingOf(
  database: Database,
  { seasonId, scope, live }: { seasonId: number; scope: StandingScope; live: boolean },
): Promise<SeasonStanding | null> {
  const { pool } = database
  const [stored, fixtures, corrections] = await Promise.all([
    findStanding(database, seasonId),
    readFixtures(pool, seasonId),
    correctionsOf(pool, seasonId),
  ])
  if (fixtures === null) return null
  const needsCards = tableParts(fixtures, corrections).some(({ rules }) => rules.tieBreak.includes('fair play'))
  const season = (needsCards ? await readSeason(pool, seasonId) : null) ?? fixtures
  const parts = tableParts(season, corrections)
  const reported = Map.groupBy(stored, keyOf)
  const byRule = ruleTables(season, parts, await earlierSeasons(database, season))
  const partOf = new Map(parts.map((part) => [keyOf(part), part]))
  const keys = scope === 'overall' ? new Set([...reported.keys(), ...partOf.keys()]) : partOf.keys()
  // A list of several tables is none itself.
  const own = byRule.some(({ isOfList }) => isOfList) ? [...keys].filter((key) => key !== LIST) : [...keys]
  const tables = [
    ...own.map((key) => shownTable(season, { stored: reported.get(key) ?? [], part: partOf.get(key), scope, live })),
    ...byRule.map((part) => ruleTable(season, { part, scope, live })),
  ]
  return { season, tables: tables.filter(({ rows }) => rows.length > 0) }
}

const keyOf = (of: { stageId: number | null; groupId: number | null }) => `${of.stageId} ${of.groupId}`
/** The list of a source without stages. */
const LIST = keyOf({ stageId: null, groupId: null })

/** A table made by rules in addition to those of the sources: no source reports it, and it is not stored. */
function ruleTable(
  season: StoredSeason,
  { part, scope, live }: { part: RuleTable; scope: StandingScope; live: boolean },
): ShownTable {
  const { stage, group, sums } = part
  const named = {
    ...season,
    stages: [...season.stages, { ...stage, typeId: null }],
    groups: new Map([...season.groups, ...(group ? [[group.id, group.name] as const] : [])]),
  }
  if (scope !== 'overall')
    return sums === 'averages' ? { rows: [], made: null } : shownTable(named, { stored: [], part, scope, live })
  const now = explainedTable(part.input, part.rules).rows.map((row) => tableRow(named, part, row))
  const { rows, made } = shownTable(named, { stored: now, part, scope, live })
  const shown = sums === 'averages' ? rows.map((row) => ({ ...row, positions: [] })) : rows
  return { rows: shown, made: made && { ...made, sums } }
}

function shownTable(
  season: StoredSeason,
  {
    stored,
    part,
    scope,
    live,
  }: { stored: readonly StandingTableRow[]; part: TablePart | undefined; scope: StandingScope; live: boolean },
): ShownTable {
  if (part === undefined) return { rows: stored.map(asReported), made: null }
  const now = explainedTable(part.input, part.rules)
  const playing = resultsOf(part.fixtures, isInPlay)
  const isExplained = stored.length === 0 || stored.every((row, at) => isSamePlace(row, now.rows[at]))
  const made = { part, playing, order: now.order, isExplained, sums: null }
  if (scope !== 'overall') {
    const results = countedResults(part.input, part.rules)
    const rows = scopeTable(part.input.teams, { results, scope, rules: part.rules })
    return { made, rows: rows.map((row) => asReported(tableRow(season, part, row))) }
  }
  const positions = isExplained || hasSameMatches(stored, now.rows) ? positionsByRound(part.input, part.rules) : null
  const way = (team: number, place: number) => [
    ...(positions?.get(team)?.slice(0, -1) ?? []),
    ...(positions ? [place] : []),
  ]
  if (live && playing.length > 0) {
    const { rows, order } = explainedTable({ ...part.input, results: [...part.input.results, ...playing] }, part.rules)
    return {
      made: { ...made, order, isExplained: true },
      rows: liveRows(season, { part, stored, playing, now: now.rows, rows }).map((row) => ({
        ...row,
        positions: way(row.row.teamId, row.settled?.position ?? row.row.position),
      })),
    }
  }
  if (stored.length === 0) return { made, rows: [] }
  const explained = new Map(now.rows.map((row) => [row.team, row]))
  return {
    made,
    rows: stored.map((row) => ({
      ...asReported(row),
      positions: way(row.teamId, row.position),
      explained: isExplained ? (explained.get(row.teamId) ?? null) : null,
    })),
  }
}

const asReported = (row: StandingTableRow): ShownRow => ({
  ...{ row, positions: [], explained: null, settled: null, isPlaying: false },
})

const isSamePlace = (row: StandingTableRow, made: LeagueTableRow<number> | undefined): boolean =>
  row.teamId === made?.team && row.points === made.points

/** Whether a reported table counts as many matches of each team as ours. */
function hasSameMatches(stored: readonly StandingTableRow[], now: readonly LeagueTableRow<number>[]): boolean {
  const played = (details: LeagueTableRow<number>['details']) => details[TABLE_DETAIL.overall.played]
  const own = new Map(now.map(({ team, details }) => [team, played(details)]))
  return stored.every(({ teamId, details }) => own.has(teamId) && own.get(teamId) === played(details))
}

interface LiveTable {
  part: TablePart
  stored: readonly StandingTableRow[]
  playing: readonly TableResult[]
  /** Without the matches in play, and with them. */
  now: readonly ExplainedRow<number>[]
  rows: readonly ExplainedRow<number>[]
}

/** A place means the same as in the stored table. */
function liveRows(season: StoredSeason, { part, stored, playing, now, rows }: LiveTable): ShownRow[] {
  const settled = new Map(now.map((row) => [row.team, row]))
  const meanings = new Map(stored.map(({ position, ruleTypeId }) => [position, ruleTypeId]))
  const inPlay = new Set(playing.flatMap(({ home, away }) => [home, away]))
  return rows.map((row) => ({
    row: { ...tableRow(season, part, row), ruleTypeId: meanings.get(row.position) ?? row.rule },
    positions: [],
    explained: row,
    settled: settled.get(row.team) ?? null,
    isPlaying: inPlay.has(row.team),
  }))
}

/** A row of ours as one that is stored. */
function tableRow(
  season: StoredSeason,
  { stageId, groupId }: TablePart,
  row: LeagueTableRow<number>,
): StandingTableRow {
  const team = season.teams.get(row.team)
  const stage = season.stages.find(({ id }) => id === stageId)
  return {
    ...{ position: row.position, points: row.points, details: row.details, movement: row.movement },
    ...{ teamId: row.team, teamName: team?.name ?? '', teamCode: team?.shortCode ?? null },
    ruleTypeId: row.rule,
    form: row.form.slice(-MAX_FORM).map(({ fixture, result }) => ({ fixtureId: fixture, result })),
    ...{ stageId, stageName: stage?.name ?? null, stageOrder: stage?.sortOrder ?? null },
    ...{ groupId, groupName: groupId === null ? null : (season.groups.get(groupId) ?? null) },
  }
}
