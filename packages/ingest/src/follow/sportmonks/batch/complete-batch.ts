import {
  fixture,
  KINDS,
  type Kind,
  oddsCurrent,
  type Placeholders,
  player,
  query,
  rows,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import { type FeedProblem, isDescribedKind, type Parsed, readById } from '@touchline/feeds'
import type { Key, PlayerRecord, RecordBatch } from '@touchline/football'
import { HOUR_MS } from '@touchline/football'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { FAMILY_NAMES, familyOf, PART_FAMILIES, recordsOf } from '../../../write/families/families.ts'
import type { Look, RecordOf } from '../../../write/families/family.ts'
import { findIds } from '../../../write/keys.ts'
import { referencedKeys } from '../../../write/referenced-keys.ts'
import type { Family } from '../../../write/summary.ts'
import { isRefusedForGood } from '../refusals.ts'
import { readingOf, SOURCE, type SyncContext } from '../sync-context.ts'

/** Described things can refer to further ones: a season to its league, a team to its ground. */
const ROUNDS = 3
const AT_ONCE = 4
/** How long missing things are not requested again. */
const ABSENT_MS = 6 * HOUR_MS

/** Completes a batch: missing things its records refer to are requested by id, and those the feed lacks too are left out and reported. */
export async function fetchMissing(context: SyncContext, { batch, problems }: Parsed): Promise<Parsed> {
  let whole: Parsed = { batch, problems }
  for (let round = 1; ; round++) {
    const result = dropUnresolved(whole.batch, await knownKeys(context.database.pool, whole.batch))
    const wanted = [...result.missing].flatMap(([kind, keys]) => [...keys].map((key) => ({ kind, key })))
    const found = round > ROUNDS ? [] : await describe(context, wanted)
    if (found.length === 0) return { batch: result.batch, problems: [...whole.problems, ...result.problems] }
    whole = together([...found, whole])
  }
}

/** The keys in a batch that have a row. */
async function knownKeys(pool: pg.Pool, batch: RecordBatch): Promise<KnownKeys> {
  const wanted = [...referencedKeys(batch)].flatMap(([kind, keys]) => [...keys].map((key) => ({ kind, key })))
  const known = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  if (wanted.length === 0) return known
  for (const { kind, key } of await findIds(pool, SOURCE, wanted)) known.get(kind)?.add(key)
  return known
}

/** Requests things by id; those the feed lacks are remembered for a while. */
async function describe(context: SyncContext, wanted: readonly { kind: Kind; key: string }[]): Promise<Parsed[]> {
  const now = context.clock.now().getTime()
  const asked = wanted.filter(
    ({ kind, key }) => isDescribedKind(kind) && (context.absent.get(`${kind} ${key}`) ?? 0) <= now,
  )
  const reading = await readingOf(context)
  const found: Parsed[] = []
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const answers = asked.slice(at, at + AT_ONCE).map(async ({ kind, key }) => {
      const one = isDescribedKind(kind) ? await readById(reading, kind, key).catch(orAbsent) : null
      if (one === null) context.absent.set(`${kind} ${key}`, now + ABSENT_MS)
      return one
    })
    found.push(...(await Promise.all(answers)).filter((one) => one !== null))
  }
  return found
}

/** Things outside the plan count as missing. */
function orAbsent(error: unknown): null {
  if (isRefusedForGood(error)) return null
  throw error
}

/** Several answers as one; of a thing that several describe the last counts. */
export function together(parts: readonly Parsed[]): Parsed {
  const all: Partial<Record<Family, unknown[]>> = {}
  for (const { batch } of parts) {
    const { source: _, ...families } = batch
    for (const [family, records] of Object.entries(families) as [Family, readonly unknown[]][]) {
      all[family] = [...(all[family] ?? []), ...records]
    }
  }
  return { batch: { source: SOURCE, ...all } as RecordBatch, problems: parts.flatMap((one) => one.problems) }
}

/** Keys of a source that already have a row. */
type KnownKeys = ReadonlyMap<Kind, ReadonlySet<string>>

interface ResolvedBatch {
  /** The part of the batch that refers only to known things and to itself. */
  batch: RecordBatch
  /** Unknown things it referred to, by kind. */
  missing: Map<Kind, Set<string>>
  /** The same in words. */
  problems: FeedProblem[]
}

/**
 * Leaves out of a batch references to things nobody has described: an optional reference becomes unknown, a record that requires it is
 * dropped with everything that belongs to it. One bad reference never excludes the rest.
 */
export function dropUnresolved(batch: RecordBatch, known: KnownKeys): ResolvedBatch {
  const held = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  const missing = new Map<Kind, Set<string>>()
  const problems: FeedProblem[] = []
  const has = (kind: Kind, key: string) => known.get(kind)?.has(key) || held.get(kind)?.has(key) || false
  const note = (kind: Kind, key: string, became: string) => {
    const keys = missing.get(kind) ?? new Set()
    if (keys.has(key)) return false
    missing.set(kind, keys.add(key))
    problems.push({
      kind,
      key,
      reason: `Something points to this ${kind}, which the feed does not describe; ${became}.`,
    })
    return false
  }
  const look: Look = {
    need: (kind, key) => has(kind, key) || note(kind, key, 'records that require it are left out'),
    orNull: (kind, key) => {
      if (key === null || has(kind, key)) return key
      note(kind, key, 'it stays unknown there')
      return null
    },
    ifHeld: (kind, key) => (key !== null && has(kind, key) ? key : null),
  }
  const kept: Partial<Record<Family, unknown[]>> = {}
  for (const name of FAMILY_NAMES) {
    const records = resolved(batch, name, look)
    if (!records) continue
    kept[name] = records
    const { describes } = familyOf(name)
    if (describes) for (const record of records) held.get(describes)?.add((record as { key: string }).key)
  }
  return { batch: { source: batch.source, ...kept } as RecordBatch, missing, problems }
}

function resolved<Name extends Family>(batch: RecordBatch, name: Name, look: Look): RecordOf<Name>[] | undefined {
  const { resolve } = familyOf(name)
  return recordsOf(batch, name)
    ?.map((record) => resolve(record, look))
    .filter((record) => record !== null)
}

/** Parts of a fixture that other answers than those on the match itself write. */
const OF_PRICES: readonly Family[] = ['referencePrices', 'odds']

interface Written {
  /** From when the answer was that wrote the fixture last. */
  fixture: Date
  /** The same of its prices; null without any. */
  prices: Date | null
}

/**
 * Completes and filters the records of an answer by other answers: a player described inside another answer lacks his foot, and parts of a
 * fixture from a later answer are left out, so that a slow answer never overwrites a later one.
 * @param readAt when the answer was requested
 */
export async function carryOver(client: pg.ClientBase, batch: RecordBatch, readAt: Date): Promise<RecordBatch> {
  const written = await readWritten(client, batch)
  const feet = await storedFeet(client, batch.players ?? [])
  const isLatest = (family: Family, key: Key) => {
    const at = written.get(key)
    const last = OF_PRICES.includes(family) ? at?.prices : at?.fixture
    return !last || last <= readAt
  }
  const parts = PART_FAMILIES.map((family) => [family, batch[family]?.filter((one) => isLatest(family, one.fixture))])
  return {
    ...batch,
    ...(batch.players && {
      players: batch.players.map((one) => ({ ...one, preferredFoot: one.preferredFoot ?? feet.get(one.key) ?? null })),
    }),
    ...(batch.fixtures && { fixtures: batch.fixtures.filter(({ key }) => isLatest('fixtures', key)) }),
    ...Object.fromEntries(parts.filter(([, records]) => records)),
  }
}

const WRITTEN = statement((p: Placeholders<{ keys: readonly Key[] }>) =>
  selection(
    {
      key: sourceRef.key,
      fixture: fixture.updatedAt,
      prices: sql<Date | null>`(select max(${oddsCurrent.updatedAt}) from ${oddsCurrent} where ${oddsCurrent.fixtureId} = ${fixture.id})`,
    },
    (columns) => sql`
      select ${columns} from ${sourceRef} join ${fixture} on ${fixture.id} = ${sourceRef.id}
      where ${sourceRef.source} = ${SOURCE} and ${sourceRef.kind} = 'fixture' and ${sourceRef.key} = any(${p.keys}::text[])`,
  ),
)

async function readWritten(client: pg.ClientBase, batch: RecordBatch): Promise<Map<Key, Written>> {
  const keys = new Set(batch.fixtures?.map((one) => one.key))
  for (const family of PART_FAMILIES) for (const one of batch[family] ?? []) keys.add(one.fixture)
  if (keys.size === 0) return new Map()
  const found = await rows(client, WRITTEN, { keys: [...keys] })
  return new Map(found.map(({ key, ...written }) => [key, written]))
}

const FEET = statement((p: Placeholders<{ keys: readonly Key[] }>) =>
  query
    .select({ key: sourceRef.key, foot: player.preferredFoot })
    .from(sourceRef)
    .innerJoin(player, eq(player.id, sourceRef.id))
    .where(
      and(
        eq(sourceRef.source, SOURCE),
        eq(sourceRef.kind, 'player'),
        sql`${sourceRef.key} = any(${p.keys}::text[])`,
        isNotNull(player.preferredFoot),
      ),
    ),
)

async function storedFeet(
  client: pg.ClientBase,
  players: readonly PlayerRecord[],
): Promise<Map<Key, PlayerRecord['preferredFoot']>> {
  const keys = players.filter((one) => (one.preferredFoot ?? null) === null).map((one) => one.key)
  if (keys.length === 0) return new Map()
  const found = await rows(client, FEET, { keys })
  return new Map(found.map(({ key, foot }) => [key, foot]))
}
