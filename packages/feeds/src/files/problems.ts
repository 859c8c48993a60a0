/** Something in a file that was refused or is doubtful: one entry each, in the order of the file. */
export interface Problem {
  file: string
  /** Line in the file, the first is 1; absent where the source has records rather than lines. */
  line?: number
  /** The record of the file, as its source would name it: `match 2499719`, `Arsenal - Leicester City 2017-08-11`. */
  record?: string
  /** Column or field names as the file has them, several joined by commas. */
  column?: string
  /** A whole row (match, person) was left out, or one cell (field) of it is doubtful. */
  severity: 'row-refused' | 'cell-doubted'
  /** Part of a sentence: `the date is missing`. */
  message: string
}

/** The records of one file, or of files that belong together. */
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

/** The row or record of a file that is being read. */
export type Origin = Pick<Problem, 'line' | 'record'>

/** Notes one doubtful cell of the row being read. */
export type Doubt = (column: string, message: string) => void

/** The problems of a file, in the order they are found. */
export interface Problems {
  list: readonly Problem[]
  refuse(origin: Origin, message: string, file?: string): void
  doubt(origin: Origin, message: string): void
  /** Doubts cells of one row. */
  of(origin: Origin): Doubt
}

/** More than anybody reads; a file of nonsense has millions. */
const MAX_PROBLEMS = 10_000
/** Names and cells of a file are quoted, however long they are. */
const MAX_TEXT_LENGTH = 500

export function problemsIn(file: string): Problems {
  const list: Problem[] = []
  const note = ({ record, column, ...problem }: Problem) => {
    if (list.length > MAX_PROBLEMS) return
    if (list.length === MAX_PROBLEMS) {
      list.push({ file, severity: 'cell-doubted', message: `only the first ${MAX_PROBLEMS} problems are listed` })
      return
    }
    list.push({
      ...problem,
      ...(record !== undefined && { record: shortened(record) }),
      ...(column !== undefined && { column: shortened(column) }),
      message: shortened(problem.message),
    })
  }
  return {
    list,
    refuse: (origin, message, at = file) => note({ file: at, ...origin, severity: 'row-refused', message }),
    doubt: (origin, message) => note({ file, ...origin, severity: 'cell-doubted', message }),
    of: (origin) => (column, message) => note({ file, ...origin, column, severity: 'cell-doubted', message }),
  }
}

/** So much of a text of a file that a message stays a message. */
export const shortened = (text: string): string =>
  text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH)}…`

/** The result of reading one thing: the thing, or why not and how many rows had been read by then. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; message: string; rowsRead?: number }

export const taken = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (message: string, rowsRead = 0): Outcome<never> => ({ ok: false, message, rowsRead })

/** The rows that can be read; the others are refused with their reasons. */
export function readEach<Raw, One>(
  raws: readonly Raw[],
  {
    problems,
    originOf,
    read,
  }: { problems: Problems; originOf: (raw: Raw) => Origin; read: (raw: Raw, doubt: Doubt) => Outcome<One> },
): One[] {
  return raws.flatMap((raw) => {
    const origin = originOf(raw)
    const one = read(raw, problems.of(origin))
    if (one.ok) return [one.value]
    problems.refuse(origin, one.message)
    return []
  })
}
