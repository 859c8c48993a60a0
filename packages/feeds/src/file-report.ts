/** What could not be taken from a file, or is doubtful: one entry per thing, in the order of the file. */
export interface Problem {
  file: string
  /** Line in the file, the first is 1; absent where the source has records rather than lines. */
  line?: number
  /** Which record of the file, as its source would name it: `match 2499719`, `Arsenal - Leicester City 2017-08-11`. */
  record?: string
  /** Column or field names as the file has them, several joined by commas. */
  column?: string
  /** A whole row (match, person) was left out, or one cell (field) of it is doubtful. */
  severity: 'row-refused' | 'cell-doubted'
  /** Part of a sentence: `the date is missing`. */
  message: string
}

/** What was taken from one file, or from the files that belong together. */
export interface FileReport {
  /** The file, of several the one with the matches. */
  file: string
  /** Rows with something in them, the header not counted; in files of records the matches. */
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
