import type { RecordBatch } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { type Fields, object, problem } from '../read.ts'

type Family = Exclude<keyof RecordBatch, 'source'>
type RecordOf<F extends Family> = NonNullable<RecordBatch[F]>[number]

/** Collects records and problems while an answer is read. Repeats, such as a team nested in many rows, are stored once. */
export interface Gathering {
  readonly context: ParseContext
  /** Keeps a record under an id that is unique within its family; a later one takes the place of an earlier one. */
  add<F extends Family>(family: F, id: string, record: RecordOf<F>): void
  /** Notes what could not be taken. */
  report(kind: string, id: unknown, reason: string): void
  parsed(): Parsed
}

export function gathering(context: ParseContext): Gathering {
  const families = new Map<Family, Map<string, unknown>>()
  const problems: Parsed['problems'] = []
  return {
    context,
    add(family, id, record) {
      const records = families.get(family) ?? new Map<string, unknown>()
      families.set(family, records.set(id, record))
    },
    report(kind, id, reason) {
      problems.push(problem(kind, id, reason))
    },
    parsed() {
      const lists = [...families].map(([family, records]) => [family, [...records.values()]])
      return { batch: { source: 'sportmonks', ...Object.fromEntries(lists) }, problems }
    },
  }
}

/** Reads every row of an answer into one batch; a row that is no object is noted. */
export function parseRows(
  rows: readonly unknown[],
  { context, kind, take }: { context: ParseContext; kind: string; take: (into: Gathering, row: Fields) => void },
): Parsed {
  const into = gathering(context)
  for (const row of rows) {
    const fields = object(row)
    if (fields === null) into.report(kind, null, 'The row is no object; it is left out.')
    else take(into, fields)
  }
  return into.parsed()
}

/**
 * The contents of an include: requested in camel case, answered in lower case.
 * @returns undefined when it was not requested, null when it was and is empty
 */
export function included(row: Fields, name: string): unknown {
  const lower = name.toLowerCase()
  return lower in row ? row[lower] : row[name]
}

/** Reports that something lacks a required field and is left out. */
export function leftOut(into: Gathering, { kind, row, lacking }: { kind: string; row: Fields; lacking: string }): null {
  into.report(kind, row.id, `Without ${lacking}; it is left out.`)
  return null
}
