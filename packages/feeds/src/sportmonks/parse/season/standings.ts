import type { Key, StandingRow, StandingsRecord, TypedNumbers } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { count, decimal, type Fields, fields, integer, key, objects, text } from '../read.ts'
import { takeCompetitionOf } from '../reference/competition.ts'
import { type Gathering, gathering, leftOut } from '../reference/gather.ts'
import { takeTeamOf } from '../reference/team.ts'
import { typeId } from '../reference/type-id.ts'

type Table = StandingsRecord['tables'][number]
type Result = StandingRow['form'][number]['result']
/** A table while its rows come in, each team once. */
type GrowingTable = Omit<Table, 'rows'> & { rows: Map<Key, StandingRow> }

const MOVEMENTS = ['up', 'down', 'equal'] as const
const RESULTS: readonly Result[] = ['W', 'D', 'L']
/** Points fit a small number, deductions may push them below zero. */
const MAX_POINTS = 32_767

/** League tables, one per stage and group of each season. All rows of a season belong in one call: its tables are taken as complete. */
export function parseStandings(rows: readonly unknown[], context: ParseContext): Parsed {
  const into = gathering(context)
  const seasons = new Map<Key, Map<string, GrowingTable>>()
  for (const row of objects(rows)) {
    takeCompetitionOf(into, row)
    takeTeamOf(into, row, 'participant')
    const season = key(row.season_id)
    const standing = standingRow(into, row)
    if (season === null) leftOut(into, { kind: 'standing', row, lacking: 'its season' })
    if (season === null || standing === null) continue
    const tables = seasons.get(season) ?? new Map<string, GrowingTable>()
    const [stage, group] = [key(row.stage_id), key(row.group_id)]
    const table = tables.get(`${stage} ${group}`) ?? { stage, group, rows: new Map<Key, StandingRow>() }
    table.rows.set(standing.team, standing)
    seasons.set(season, tables.set(`${stage} ${group}`, table))
  }
  for (const [season, tables] of seasons) {
    into.add('standings', season, { season, tables: [...tables.values()].map(inOrder) })
  }
  return into.parsed()
}

function inOrder(table: GrowingTable): Table {
  return { ...table, rows: [...table.rows.values()].sort((a, b) => a.position - b.position) }
}

function standingRow(into: Gathering, row: Fields): StandingRow | null {
  const team = key(row.participant_id)
  const position = count(row.position)
  const points = integer(row.points)
  if (team === null) return leftOut(into, { kind: 'standing', row, lacking: 'its team' })
  if (position === null) return leftOut(into, { kind: 'standing', row, lacking: 'a position' })
  if (points === null || Math.abs(points) > MAX_POINTS)
    return leftOut(into, { kind: 'standing', row, lacking: 'points' })
  return {
    team,
    position,
    points,
    rule: typeId(fields(row.rule).type_id),
    movement: MOVEMENTS.find((movement) => movement === text(row.result)) ?? null,
    details: numbersOf(row.details),
    form: formOf(row.form),
  }
}

function numbersOf(rows: unknown): TypedNumbers {
  return Object.fromEntries(
    objects(rows).flatMap((row): [number, number][] => {
      const type = integer(row.type_id)
      const value = decimal(row.value)
      return type === null || value === null ? [] : [[type, value]]
    }),
  )
}

/** The feed numbers results from the oldest on, and lists them in any order. */
function formOf(rows: unknown): StandingRow['form'] {
  const ordered = [...objects(rows)].sort((a, b) => (integer(a.sort_order) ?? 0) - (integer(b.sort_order) ?? 0))
  return ordered.flatMap((row) => {
    const result = RESULTS.find((one) => one === text(row.form))
    return result === undefined ? [] : [{ fixture: key(row.fixture_id), result }]
  })
}
