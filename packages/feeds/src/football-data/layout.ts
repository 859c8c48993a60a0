import { countryByName } from '@touchline/football'
import type { Line } from '../files/lines.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { type DateOrder, dateOrderOf, parseDay } from './cells.ts'
import { type Header, readHeader } from './header.ts'

/**
 * `season`: one division and season per file, `Div,Date,HomeTeam,…`.
 * `extra`: all seasons of a country in one file, `Country,League,Season,Date,Time,Home,…`; its prices are closing ones.
 */
export interface Layout {
  kind: 'season' | 'extra'
  /** A file of matches ahead in all divisions or countries: the same columns without season and result. */
  coming: boolean
  header: Header
  /** The lines below the header, up to the next one; all lines where there is none. */
  body: readonly Line[]
  dates: DateOrder
}

const REQUIRED = {
  season: ['Div', 'Date', ['HomeTeam', 'HT'], ['AwayTeam', 'AT']],
  extra: ['Country', 'League', 'Date', 'Home', 'Away'],
} as const

/** Columns that a file of matches ahead lacks and every other file has. */
const OF_THE_PAST = { season: ['FTHG', 'FTAG'], extra: ['Season', 'HG', 'AG'] } as const
/** With a column of these a file is of matches that are over, even where it lacks others. */
const RESULTS = ['FTHG', 'FTAG', 'FTR', 'HG', 'AG', 'Res', 'Season']

/** The columns of the country files before 2025, for a file that came without its header. */
const EXTRA_COLUMNS =
  'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PH,PD,PA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA'.split(',')
const SHAPE_SAMPLE = 50

/**
 * The layouts of the lines: one, or several where files were joined and a header is among the matches. Refused with the reason when it is
 * not a file of football-data or lacks a required column.
 */
export function detectLayouts(lines: readonly Line[]): Outcome<Layout[]> {
  if (lines.length === 0) return refused('the file is empty')
  const starts = lines.flatMap((line, at) => (at === 0 || isHeader(line) ? [at] : []))
  const sections = starts.map((start, at) => detectLayout(lines.slice(start, starts[at + 1])))
  const layouts = sections.flatMap((one) => (one.ok ? [one.value] : []))
  const failed = sections.find((one) => !one.ok)
  if (failed !== undefined) return failed
  const datesOf = ({ header, body }: Layout) => body.map(({ cells }) => cells[header.at('Date')] ?? '')
  const ofFile = dateOrderOf(layouts.flatMap(datesOf)) ?? 'day-first'
  return taken(layouts.map((layout) => ({ ...layout, dates: dateOrderOf(datesOf(layout)) ?? ofFile })))
}

const isHeader = (line: Line): boolean =>
  line.cells.some((cell) => cell.trim().toLowerCase() === 'date') && kindOf(readHeader(line)) !== null

function detectLayout(lines: readonly Line[]): Outcome<Layout> {
  const first = lines[0]
  if (first === undefined) return refused('the file is empty')
  const header = readHeader(first)
  const kind = kindOf(header)
  if (kind === null) return headerless(lines)
  const coming = RESULTS.every((name) => header.at(name) < 0)
  const required = coming ? REQUIRED[kind] : [...REQUIRED[kind], ...OF_THE_PAST[kind]]
  const missing = required.filter((column) => [column].flat().every((name) => header.at(name) < 0))
  const list = missing.map((column) => [column].flat().join(' or ')).join(', ')
  if (missing.length > 0) return refused(`the header (line ${first.number}) lacks the column ${list}`)
  return taken({ kind, coming, header, body: lines.slice(1), dates: 'day-first' })
}

function kindOf(header: Header): Layout['kind'] | null {
  const has = (...names: string[]): boolean => names.some((name) => header.at(name) >= 0)
  if (has('Country') && has('League', 'Season', 'Home', 'Away')) return 'extra'
  return has('Div', 'Date') && has('HomeTeam', 'HT', 'AwayTeam', 'AT', 'FTHG', 'FTAG') ? 'season' : null
}

function headerless(lines: readonly Line[]): Outcome<Layout> {
  const sample = lines.slice(0, SHAPE_SAMPLE)
  const alike = sample.filter((line) => looksLikeExtraRow(line.cells)).length
  if (alike * 2 <= sample.length) return refused('this is not a football-data layout (no header line with its columns)')
  return taken({
    kind: 'extra',
    coming: false,
    header: readHeader({ number: 0, cells: EXTRA_COLUMNS }),
    body: lines,
    dates: 'day-first',
  })
}

/** Whether a line without a header above it is recognisably a match of the country files. */
function looksLikeExtraRow(cells: readonly string[]): boolean {
  const cell = (index: number): string => (cells[index] ?? '').trim()
  return (
    cells.length === EXTRA_COLUMNS.length &&
    countryByName(cell(0)) !== null &&
    parseDay(cell(3)) !== null &&
    /^[HDA]$/.test(cell(9))
  )
}
