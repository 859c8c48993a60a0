import type { Key } from '@touchline/football'
import type pg from 'pg'
import { describers, refsOf } from '../keys.ts'
import type { SinkContext } from './sink-context.ts'

interface Named {
  key: Key
  stableKey: string | null
}

type Joinable = 'league' | 'team'

/**
 * Under this name stand the stable keys of rows that became part of another one, so that whoever brings such a key finds the row that
 * took its place.
 */
export const FORMER_STABLE_KEY = 'stable-key'

/**
 * Gives ids to records that may carry a stable key. A new record whose stable key a row has already joins that row;
 * the result holds the records that describe their row, the others only point to it.
 */
export async function joinByStableKey<Record extends Named>(
  context: SinkContext,
  kind: Joinable,
  records: readonly Record[],
): Promise<Record[]> {
  const { client, ids } = context
  const isNew = (record: Record) => ids.find(kind, record.key) === null
  const stable = records.filter((record) => record.stableKey !== null)
  const holders = await readHolders(client, kind, stable)
  for (const record of stable) {
    const holder = holders.get(record.stableKey)
    if (holder !== undefined && isNew(record)) ids.join(kind, record.key, holder)
  }
  const firstOfName = new Map(
    stable
      .filter(isNew)
      .map((record) => [record.stableKey, record.key])
      .reverse() as [string, Key][],
  )
  const own = records.filter((r) => isNew(r) && (r.stableKey === null || firstOfName.get(r.stableKey) === r.key))
  await ids.allocate(
    kind,
    own.map((record) => record.key),
  )
  for (const record of stable) {
    if (isNew(record)) ids.join(kind, record.key, ids.of(kind, firstOfName.get(record.stableKey ?? '') ?? record.key))
    else if (!holders.has(record.stableKey)) holders.set(record.stableKey, ids.of(kind, record.key))
  }
  return describing(context, kind, records, holders)
}

/** The records that describe their row, with the stable key it is to have. */
async function describing<Record extends Named>(
  { client, source, ids }: SinkContext,
  kind: Joinable,
  records: readonly Record[],
  holders: ReadonlyMap<string | null, number>,
): Promise<Record[]> {
  const reported = records.map(({ key }) => ({ source, key, id: ids.of(kind, key) }))
  const stored = await refsOf(
    client,
    kind,
    reported.map((ref) => ref.id).filter((id) => !ids.isNew(kind, id)),
  )
  const describer = describers([...stored, ...reported])
  const present = await readStableKeys(client, kind, sharedRows([...stored, ...reported]))
  return records
    .filter(({ key }) => describer.get(ids.of(kind, key))?.key === key)
    .filter(({ key }) => describer.get(ids.of(kind, key))?.source === source)
    .map((record) => {
      const id = ids.of(kind, record.key)
      const holder = holders.get(record.stableKey)
      // A row keeps its stable key once several keys stand for it, and one that another row has is never given twice.
      const reported = holder === undefined || holder === id ? record.stableKey : null
      return { ...record, stableKey: present.get(id) ?? reported }
    })
}

/** Rows that more than one key stands for. */
function sharedRows(refs: readonly { source: string; key: Key; id: number }[]): number[] {
  const keys = Map.groupBy(refs, (ref) => ref.id)
  return [...keys]
    .filter(([, of]) => new Set(of.map(({ source, key }) => `${source} ${key}`)).size > 1)
    .map(([id]) => id)
}

async function readStableKeys(client: pg.ClientBase, kind: Joinable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string | null>()
  const { rows } = await client.query<[number, string | null]>({
    text: `select id, stable_key from "${kind}" where id = any($1::integer[])`,
    values: [ids],
    rowMode: 'array',
  })
  return new Map(rows)
}

/** The rows that carry the stable keys of these records, or took the place of the one that did. */
async function readHolders(
  client: pg.ClientBase,
  kind: Joinable,
  records: readonly Named[],
): Promise<Map<string | null, number>> {
  if (records.length === 0) return new Map()
  const { rows } = await client.query<{ id: number; stableKey: string }>(
    `select id, key as "stableKey" from source_ref where source = $2 and kind = $3 and key = any($1::text[])
     union all select id, stable_key as "stableKey" from "${kind}" where stable_key = any($1::text[])`,
    [records.map((record) => record.stableKey), FORMER_STABLE_KEY, kind],
  )
  return new Map(rows.map((row) => [row.stableKey, row.id]))
}
