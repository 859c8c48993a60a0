import { BOOKMAKER, type BookmakerId, type Day } from '@touchline/football'
import { type Outcome, type Problem, refused, taken } from '../file-report.ts'
import { failedFile } from '../file-results.ts'
import type { FileOptions, FileResult, InputFile } from '../file-source.ts'
import { decodeText } from './decode.ts'
import { createBatchBuilder, type SettledRow } from './football-data-batch.ts'
import { detectLayout, type Layout } from './layout.ts'
import { delimiterOf, type Line, readLines } from './lines.ts'
import { createMatchReader, type MatchRow, type ReadMatch } from './match-row.ts'
import { majoritySeason } from './seasons.ts'

/** Every problem of these files stands on a line. */
type LineProblem = Problem & { line: number }

const LADDER: readonly BookmakerId[] = [BOOKMAKER.bet365, BOOKMAKER.pinnacle, BOOKMAKER.average]

/**
 * The records of one CSV file of football-data.co.uk, of any year and in either layout, and a report on what was taken.
 * Never throws on bad input: a file that cannot be read gives an empty batch and `report.fatal`, a row that names no match or
 * repeats one is refused, a doubtful cell is reported and, where it cannot be true, left unknown; each with its line.
 *
 * - The same bytes and options give the same records in the same order.
 * - A row without a score is not started (state 1) when it is later than every result of the file or `until` says so; else its
 *   result is missing (state 19).
 * - No season is marked `current`: which one is cannot be told from one file. The caller decides with all files known.
 * - Without a time of day `kickoffKnown` is false and the kick-off is 00:00Z of the day.
 */
export function parseFootballData(file: InputFile, options: FileOptions = {}): FileResult {
  const opened = openFile(file.bytes)
  return opened.ok
    ? readMatches(file.name, opened.value, options)
    : failedFile('football-data', file.name, opened.message)
}

interface OpenFile {
  layout: Layout
  decimalComma: boolean
}

function openFile(bytes: Uint8Array): Outcome<OpenFile> {
  const text = decodeText(bytes)
  if (!text.ok) return text
  const delimiter = delimiterOf(text.value)
  const layout = detectLayout(readLines(text.value, delimiter))
  if (!layout.ok) return layout
  if (layout.value.body.length === 0) return refused('the file has a header and no matches')
  return taken({ layout: layout.value, decimalComma: delimiter === ';' })
}

function readMatches(file: string, { layout, decimalComma }: OpenFile, options: FileOptions): FileResult {
  const problems: LineProblem[] = []
  const rows = readRows(file, layout.body, createMatchReader(layout, decimalComma), problems)
  const lastPlayed = latest(rows.filter((row) => row.fullTime !== null).map((row) => row.day))
  const builder = createBatchBuilder({ until: options.until ?? null, ladder: options.ladder ?? LADDER }, lastPlayed)
  problems.push(...missingScores(file, rows, lastPlayed))
  let matchesTaken = 0
  for (const row of settleSeasons(rows)) {
    const { repeats } = builder.add(row)
    if (repeats === null) matchesTaken += 1
    else
      problems.push({ file, line: row.line, severity: 'row-refused', message: `repeats the match of line ${repeats}` })
  }
  problems.sort((a, b) => a.line - b.line)
  if (matchesTaken > 0) {
    return {
      batch: builder.build(),
      report: { file, rowsRead: layout.body.length, matchesTaken, problems, fatal: null },
    }
  }
  return failedFile(
    'football-data',
    file,
    `none of the ${layout.body.length} rows is a match`,
    layout.body.length,
    problems,
  )
}

function readRows(file: string, lines: readonly Line[], read: ReadMatch, problems: LineProblem[]): MatchRow[] {
  const rows: MatchRow[] = []
  for (const line of lines) {
    const doubt = (column: string, message: string): void => {
      problems.push({ file, line: line.number, column, severity: 'cell-doubted', message })
    }
    const row = read(line, doubt)
    if (row.ok) rows.push(row.value)
    else problems.push({ file, line: line.number, severity: 'row-refused', message: row.message })
  }
  return rows
}

/** Gives the rows of a season file the season most dates of their division fall in. */
function settleSeasons(rows: readonly MatchRow[]): SettledRow[] {
  const days = new Map<string, Day[]>()
  for (const { league, season, day } of rows) {
    if (season !== null) continue
    const list = days.get(league.key)
    if (list === undefined) days.set(league.key, [day])
    else list.push(day)
  }
  const seasons = new Map([...days].map(([league, list]) => [league, majoritySeason(list)]))
  return rows.flatMap((row) => {
    const season = row.season ?? seasons.get(row.league.key) ?? null
    return season === null ? [] : [{ ...row, season }]
  })
}

function missingScores(file: string, rows: readonly MatchRow[], lastPlayed: Day | null): LineProblem[] {
  const missing = rows.filter((row) => row.fullTime === null && lastPlayed !== null && row.day <= lastPlayed)
  const message = 'the score is missing although later matches have one'
  return missing.map((row) => ({ file, line: row.line, severity: 'cell-doubted', message }))
}

function latest(days: readonly Day[]): Day | null {
  return days.reduce<Day | null>((last, day) => (last === null || day > last ? day : last), null)
}
