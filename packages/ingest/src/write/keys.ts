import {
  firstRow,
  KINDS,
  type Kind,
  type Placeholders,
  prepared,
  type Queryable,
  query,
  rows,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import { type Key, SOURCES, type Source } from '@touchline/football'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { textArray } from './rows/text-array.ts'
import { upsert } from './rows/upsert.ts'

/** Our ids of one source's keys, while a batch is being written. */
interface Ids {
  /** Our id; throws when the key is unknown. */
  of(kind: Kind, key: Key): number
  ofOrNull(kind: Kind, key: Key | null): number | null
  find(kind: Kind, key: Key): number | null
  /** True for an id that was given out in this batch. */
  isNew(kind: Kind, id: number): boolean
}

/** Keys by kind: those a batch describes or points to. */
export type KeySets = ReadonlyMap<Kind, ReadonlySet<Key>>

/** A place where ids are looked up, joined and given out. */
export interface IdMap extends Ids {
  /** Joins a key to an existing row. */
  join(kind: Kind, key: Key, id: number): void
  /** True for a key that was joined to its row in this batch and is not written down yet. */
  isJoinedNow(kind: Kind, key: Key): boolean
  /** Joins a key of this batch to another row. */
  rejoin(kind: Kind, key: Key, id: number): void
  /** As `join` while this batch is being written, without a note of it. */
  lend(kind: Kind, key: Key, id: number): void
  /** Gives ids to the keys that have none. */
  allocate(kind: Kind, keys: readonly Key[]): Promise<void>
  /** Writes the joined and allocated keys. */
  save(): Promise<void>
}

// One index look-up per key, whatever the planner believes about a table that grew a moment ago.
const KNOWN = statement((p: Placeholders<{ source: Source; kinds: string; keys: string }>) =>
  selection(
    { kind: sql<Kind>`${sourceRef.kind}`, key: sourceRef.key, id: sourceRef.id },
    (columns) => sql`
      select ${columns} from unnest(${p.kinds}::text[], ${p.keys}::text[]) as k(kind, key) cross join lateral (
        select kind, key, id from ${sourceRef}
        where ${sourceRef.source} = ${p.source} and ${sourceRef.kind} = k.kind and ${sourceRef.key} = k.key limit 1) source_ref`,
  ),
)

/** The keys of a source that have a row, with its id. */
export async function findIds(
  queryable: Queryable,
  source: Source,
  keys: readonly { kind: Kind; key: Key }[],
): Promise<{ kind: Kind; key: Key; id: number }[]> {
  if (keys.length === 0) return []
  return rows(queryable, KNOWN, {
    source,
    kinds: textArray(keys.map(({ kind }) => kind)),
    keys: textArray(keys.map(({ key }) => key)),
  })
}

// Allocates ids in one step; writers hold the lock, so nobody takes one of them meanwhile.
const NEW_IDS = prepared((p: Placeholders<{ kind: Kind; count: number }>) =>
  selection(
    { last: sql<number>`setval(ids.sequence, nextval(ids.sequence) + ${p.count}::integer - 1)` },
    (columns) =>
      sql`select ${columns} from (select pg_get_serial_sequence(${p.kind}::text, 'id')::regclass as sequence) as ids`,
  ),
)

export async function openIdMap(client: pg.ClientBase, source: Source, wanted: KeySets): Promise<IdMap> {
  const known = new Map<Kind, Map<Key, number>>(KINDS.map((kind) => [kind, new Map()]))
  const fresh = new Map<Kind, Set<number>>(KINDS.map((kind) => [kind, new Set()]))
  let unsaved: { kind: Kind; key: Key; id: number }[] = []
  const saving: Promise<unknown>[] = []
  const idsOf = (kind: Kind) => known.get(kind) as Map<Key, number>

  const asked = [...wanted].flatMap(([kind, keys]) => [...keys].map((key) => ({ kind, key })))
  for (const { kind, key, id } of await findIds(client, source, asked)) idsOf(kind).set(key, id)

  const find = (kind: Kind, key: Key) => idsOf(kind).get(key) ?? null
  const of = (kind: Kind, key: Key) => {
    const id = idsOf(kind).get(key)
    if (id === undefined) throw new Error(`A record points to the ${kind} "${key}", which ${source} has not described`)
    return id
  }
  const note = (kind: Kind, key: Key, id: number) => {
    idsOf(kind).set(key, id)
    unsaved.push({ kind, key, id })
  }

  /** Sends the noted keys, so that the database writes them while their rows are prepared. */
  const send = () => {
    if (unsaved.length === 0) return
    const saved = saveRefs(client, source, unsaved)
    // Reported when it is waited for.
    saved.catch(() => undefined)
    saving.push(saved)
    unsaved = []
  }

  return {
    of,
    find,
    ofOrNull: (kind, key) => (key === null ? null : of(kind, key)),
    isNew: (kind, id) => fresh.get(kind)?.has(id) ?? false,
    join: note,
    isJoinedNow: (kind, key) => unsaved.some((one) => one.kind === kind && one.key === key),
    rejoin: (kind, key, id) => {
      unsaved = unsaved.filter((one) => one.kind !== kind || one.key !== key)
      note(kind, key, id)
    },
    lend: (kind, key, id) => void idsOf(kind).set(key, id),
    allocate: async (kind, keys) => {
      const missing = [...new Set(keys)].filter((key) => find(kind, key) === null)
      if (missing.length === 0) return
      const given = await firstRow(client, NEW_IDS, { kind, count: missing.length })
      const first = (given?.last ?? 0) - missing.length + 1
      for (const [at, key] of missing.entries()) {
        fresh.get(kind)?.add(first + at)
        note(kind, key, first + at)
      }
      // They are the most, and nothing later looks up keys.
      if (kind === 'fixture') send()
    },
    save: async () => {
      send()
      await Promise.all(saving)
    },
  }
}

function saveRefs(
  client: pg.ClientBase,
  source: Source,
  refs: readonly { kind: Kind; key: Key; id: number }[],
): Promise<unknown> {
  const added = refs.map(({ kind, key, id }) => ({ source, kind, key, id }))
  return upsert(client, sourceRef, added, { key: ['source', 'kind', 'key'], fresh: true })
}

/** A key of a source and its row. */
export interface Ref {
  source: Source
  key: Key
  id: number
}

const REFS = statement((p: Placeholders<{ kind: Kind; ids: readonly number[] }>) =>
  query
    .select({ source: sql<Source>`${sourceRef.source}`, key: sourceRef.key, id: sourceRef.id })
    .from(sourceRef)
    .where(
      and(
        eq(sourceRef.kind, p.kind),
        sql`${sourceRef.id} = any(${p.ids}::integer[])`,
        inArray(sourceRef.source, [...SOURCES]),
      ),
    ),
)

/** Every key of every source for one of these rows. */
export async function refsOf(client: pg.ClientBase, kind: Kind, ids: readonly number[]): Promise<Ref[]> {
  if (ids.length === 0) return []
  return rows(client, REFS, { kind, ids })
}

/** The key that describes each row: with several keys, that of the first source in the order of SOURCES, and within a source the first. */
export function describers(refs: readonly Ref[]): Map<number, Ref> {
  const rank = ({ source, key }: Ref) => `${SOURCES.indexOf(source)} ${key}`
  const first = new Map<number, Ref>()
  for (const ref of refs) {
    const present = first.get(ref.id)
    if (present === undefined || rank(ref) < rank(present)) first.set(ref.id, ref)
  }
  return first
}
