type Fields = Record<string, unknown>

/** Something that goes wrong with an answer. */
export type Fault =
  /** An error answer; a 429 may say how long to wait, in the header and the body. */
  | { kind: 'status'; status: number; retryAfterSeconds?: number; body?: Fields }
  /** The answer comes that much later. */
  | { kind: 'slow'; ms: number }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut' }
  /** The body is complete as far as HTTP can report, but its second half is missing. */
  | { kind: 'malformed' }
  /** The rows of the answer are changed, as they are about to be sent. */
  | { kind: 'rows'; change(rows: Fields[]): Fields[] }

interface FaultChoice {
  /** Answers it happens to; 1 by default. */
  times?: number
  /** Only paths that contain this, below the version: `fixtures/between`. */
  path?: string
}

export interface Faults {
  /** Happens to the next answers, after those that were ordered before. */
  next(fault: Fault, choice?: FaultChoice): void
  /** Happens to every answer until `clear`. */
  always(fault: Fault, choice?: { path?: string }): void
  /** From now on a share of the answers, drawn by `random` (0 to 1), suffers one of the faults. */
  storm(faults: readonly Fault[], share: number, random: () => number): void
  clear(): void
  /** The faults for the answer of this path; several changes of rows can come together. */
  take(path: string): readonly Fault[]
}

export function programmableFaults(): Faults {
  const lasting: { fault: Fault; path: string }[] = []
  const ordered: { fault: Fault; path: string; left: number }[] = []
  let draw: () => readonly Fault[] = () => []
  return {
    next(fault, { times = 1, path = '' } = {}) {
      ordered.push({ fault, path, left: times })
    },
    always(fault, { path = '' } = {}) {
      lasting.push({ fault, path })
    },
    storm(faults, share, random) {
      draw = () => (random() < share ? faults.slice(Math.floor(random() * faults.length)).slice(0, 1) : [])
    },
    clear() {
      lasting.length = 0
      ordered.length = 0
      draw = () => []
    },
    take(path) {
      const found = ordered.find((order) => order.left > 0 && path.includes(order.path))
      if (found) found.left--
      const kept = lasting.filter((order) => path.includes(order.path)).map((order) => order.fault)
      return [...kept, ...(found ? [found.fault] : draw())]
    },
  }
}

/** Every row twice. */
export const duplicatedRows: Fault = { kind: 'rows', change: (rows) => rows.flatMap((row) => [row, row]) }

/** The rows of a page the other way round. */
export const reversedRows: Fault = { kind: 'rows', change: (rows) => rows.toReversed() }

/** The sides of every fixture listed the other way round; their locations stay. */
export const sidesReversed: Fault = {
  kind: 'rows',
  change: (rows) =>
    rows.map((row) =>
      Array.isArray(row.participants) ? { ...row, participants: row.participants.toReversed() } : row,
    ),
}

/** A field of every row is missing. */
export const without = (field: string): Fault => ({
  kind: 'rows',
  change: (rows) => rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field))),
})

/** A field of every row holds something else, such as a text where a number is expected. */
export const wrong = (field: string, value: unknown): Fault => ({
  kind: 'rows',
  change: (rows) => rows.map((row) => (field in row ? { ...row, [field]: value } : row)),
})
