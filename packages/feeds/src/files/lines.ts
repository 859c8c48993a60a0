import { parse } from 'csv-parse/sync'

/** One line of the file; cells as they stand, not trimmed. */
export interface Line {
  /** Line in the file, the first is 1. */
  number: number
  cells: readonly string[]
}

export type Delimiter = ',' | ';'

/** Spreadsheets of countries with a decimal comma write semicolons between the cells. */
export function delimiterOf(text: string): Delimiter {
  const first = text.trimStart().split(/\r?\n|\r/, 1)[0] ?? ''
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/**
 * The lines of the file that have something in them. A match is one line always, so a stray quote can spoil one line only
 * and every problem can name its line.
 */
export function readLines(text: string, delimiter: Delimiter): Line[] {
  const lines: Line[] = []
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    const cells = line.includes('"') ? quotedCells(line, delimiter) : line.split(delimiter)
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ number: index + 1, cells })
  })
  return lines
}

function quotedCells(line: string, delimiter: Delimiter): string[] {
  try {
    const records: string[][] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
    return records[0] ?? []
  } catch {
    return line.split(delimiter)
  }
}
