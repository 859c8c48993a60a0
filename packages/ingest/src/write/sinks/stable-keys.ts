import { league, type Placeholders, rows, selection, sourceRef, statement, team } from '@touchline/database'
import type { Key } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { describers, refsOf } from '../keys.ts'
import type { SinkContext } from './sink-context.ts'

interface Named {
  key: Key
  stableKey: string | null
}

type Joinable = 'league' | 'team'

/** Source of the stable keys of merged rows, so that such a key still finds the row that replaced its own. */
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
  return describing(context, { kind, records, holders })
}

/** The records that describe their row, with the stable key it is to have. */
async function describing<Record extends Named>(
  { client, source, ids }: SinkContext,
  {
    kind,
    records,
    holders,
  }: { kind: Joinable; records: readonly Record[]; holders: ReadonlyMap<string | null, number> },
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
      // A row keeps its stable key once it has several keys, and a stable key of another row is never assigned twice.
      const reported = holder === undefined || holder === id ? record.stableKey : null
      return { ...record, stableKey: present.get(id) ?? reported }
    })
}

/** Rows with more than one key. */
function sharedRows(refs: readonly { source: string; key: Key; id: number }[]): number[] {
  const keys = Map.groupBy(refs, (ref) => ref.id)
  return [...keys]
    .filter(([, of]) => new Set(of.map(({ source, key }) => `${source} ${key}`)).size > 1)
    .map(([id]) => id)
}

const TABLES = { league, team } as const

const byKind = <S>(build: (table: (typeof TABLES)[Joinable], kind: Joinable) => S): Readonly<Record<Joinable, S>> => ({
  league: build(league, 'league'),
  team: build(team, 'team'),
})

const STABLE_KEYS = byKind((table) =>
  statement((p: Placeholders<{ ids: readonly number[] }>) =>
    selection(
      { id: table.id, stableKey: table.stableKey },
      (columns) => sql`select ${columns} from ${table} where ${table.id} = any(${p.ids}::integer[])`,
    ),
  ),
)

async function readStableKeys(client: pg.ClientBase, kind: Joinable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string | null>()
  const found = await rows(client, STABLE_KEYS[kind], { ids })
  return new Map(found.map(({ id, stableKey }) => [id, stableKey]))
}

const HOLDERS = byKind((table, kind) =>
  statement((p: Placeholders<{ keys: readonly (string | null)[] }>) =>
    selection(
      { id: sourceRef.id, stableKey: sourceRef.key },
      (columns) => sql`
        select ${columns} from ${sourceRef}
        where ${sourceRef.source} = ${FORMER_STABLE_KEY} and ${sourceRef.kind} = ${kind} and ${sourceRef.key} = any(${p.keys}::text[])
        union all select ${table.id}, ${table.stableKey} from ${table} where ${table.stableKey} = any(${p.keys}::text[])`,
    ),
  ),
)

/** The rows that carry the stable keys of these records, or took the place of the one that did. */
async function readHolders(
  client: pg.ClientBase,
  kind: Joinable,
  records: readonly Named[],
): Promise<Map<string | null, number>> {
  if (records.length === 0) return new Map()
  const found = await rows(client, HOLDERS[kind], { keys: records.map((record) => record.stableKey) })
  return new Map(found.map((row) => [row.stableKey, row.id]))
}
