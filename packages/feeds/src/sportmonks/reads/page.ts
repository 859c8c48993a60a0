import type { Key } from '@touchline/football'
import type { CallQuery, SportmonksClient } from '../client-types.ts'
import type { ParseContext, Parsed } from '../parsed.ts'

/** The client and context that every read needs. */
export interface Reading {
  client: SportmonksClient
  context: ParseContext
  /** Matches of other leagues than these are passed over, with all that is reported inside them; null for none. */
  leagues?: ReadonlySet<Key> | null
}

/** One page of a list, read. */
export interface ReadPage extends Parsed {
  /** The start of the next page, to be stored and passed as `from`; null on the last one. */
  next: string | null
}

export type Parse = (rows: readonly unknown[], context: ParseContext) => Parsed

export interface Call {
  /** Below the API's version. */
  path: string
  /** The word the feed counts these calls by. */
  entity: string
  query?: CallQuery
}

const ROWS_A_PAGE = 50

/** Every page of a list, oldest ids first so that additions come at the end. */
export async function* readPages(
  { client, context }: Reading,
  { call: { path, entity, query = {} }, parse, from = null }: { call: Call; parse: Parse; from?: string | null },
): AsyncGenerator<ReadPage> {
  const ordered: CallQuery = { perPage: ROWS_A_PAGE, order: 'asc', ...query }
  for await (const { rows, next } of client.pages(path, entity, ordered, from)) {
    yield { ...parse(distinct(rows), context), next }
  }
}

/** All rows of a list with pages together, for what only makes sense as a whole. */
export async function readTogether({ client, context }: Reading, call: Call, parse: Parse): Promise<Parsed> {
  const rows: unknown[] = []
  const query: CallQuery = { perPage: ROWS_A_PAGE, order: 'asc', ...call.query }
  for await (const page of client.pages(call.path, call.entity, query)) rows.push(...page.rows)
  return parse(distinct(rows), context)
}

/** Every row of an answer without pages. */
export async function readAll({ client, context }: Reading, call: Call, parse: Parse): Promise<Parsed> {
  return parse(distinct(await client.all(call.path, call.entity, call.query)), context)
}

/** The record of an id; null when the feed has none. */
export async function readOne({ client, context }: Reading, call: Call, parse: Parse): Promise<Parsed | null> {
  const row = await client.one(call.path, call.entity, call.query)
  return row === null ? null : parse([row], context)
}

/** The last of rows that an answer repeats; rows without an id stay. */
export function distinct(rows: readonly unknown[]): unknown[] {
  const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : null)
  const last = new Map(rows.map((row, at) => [idOf(row) ?? `place ${at}`, row]))
  return [...last.values()]
}
