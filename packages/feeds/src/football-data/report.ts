/** What could not be taken from a file, or is doubtful: one entry per thing, in the order of the lines. */
export interface Problem {
  file: string
  /** Line in the file, the first is 1. */
  line: number
  /** Column names as the header has them, several joined by commas. */
  column?: string
  severity: 'row-refused' | 'cell-doubted'
  message: string
}

export interface FileReport {
  file: string
  /** Lines with something in them, the header not counted. */
  rowsRead: number
  matchesTaken: number
  problems: readonly Problem[]
  /** Why nothing of the file could be taken; null when something was. */
  fatal: string | null
}

/** Notes one doubtful cell of the row being read. */
export type Doubt = (column: string, message: string) => void

/** The result of reading one thing: the thing, or why not. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; message: string }

export const taken = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (message: string): Outcome<never> => ({ ok: false, message })
