import { parse } from 'csv-parse/sync'
import { type Outcome, refused, taken } from './problems.ts'

/** One line of the file; cells as they stand, not trimmed. */
export interface Line {
  /** Line in the file, the first is 1. */
  number: number
  cells: readonly string[]
}

/** The largest files have some ten thousand lines and some hundred columns. */
const MAX_LINES = 100_000
const MAX_CELLS = 1_000
const MAX_LINE_LENGTH = 20_000

const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** The separator of cells: spreadsheets of countries with a decimal comma write semicolons, and others tabs. */
export function delimiterOf(text: string): Delimiter {
  const first = text.trimStart().split(/\r?\n|\r/, 1)[0] ?? ''
  const count = (delimiter: Delimiter) => first.split(delimiter).length
  return DELIMITERS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

/**
 * The lines of the file that have something in them. A match is one line always, so a stray quote can spoil one line only
 * and every problem can name its line. Refused where there are more lines than any file has.
 */
export function readLines(text: string, delimiter: Delimiter): Outcome<Line[]> {
  const found = text.split(/\r\n|\n|\r/, MAX_LINES + 1)
  if (found.length > MAX_LINES) return refused(`the file has more than ${MAX_LINES} lines`)
  const long = found.findIndex((line) => line.length > MAX_LINE_LENGTH)
  if (long >= 0) return refused(`line ${long + 1} has more than ${MAX_LINE_LENGTH} characters`)
  const lines: Line[] = []
  found.forEach((line, index) => {
    const cells = line.includes('"') ? quotedCells(line, delimiter) : line.split(delimiter, MAX_CELLS)
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ number: index + 1, cells })
  })
  return taken(lines)
}

function quotedCells(line: string, delimiter: Delimiter): string[] {
  try {
    const records: string[][] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
    return (records[0] ?? []).slice(0, MAX_CELLS)
  } catch {
    return line.split(delimiter, MAX_CELLS)
  }
}
