import { KINDS, type Kind } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import { FAMILY_NAMES, familyOf, recordsOf } from '../../families/families.ts'
import type { Look, RecordOf } from '../../families/family.ts'
import type { Family } from '../../summary.ts'

/** Keys of a source that stand for a row already. */
export type KnownKeys = ReadonlyMap<Kind, ReadonlySet<string>>

export interface ResolvedBatch {
  /** Of the batch what points only to known things and to one another. */
  batch: RecordBatch
  /** What was pointed to and is not known, by kind. */
  missing: Map<Kind, Set<string>>
  /** The same in words. */
  problems: FeedProblem[]
}

/**
 * Leaves out of a batch what points to things nobody has described: an optional pointer becomes unknown, a record that cannot
 * be without it goes, and with it what belongs to it. One bad pointer never keeps the rest out.
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
    need: (kind, key) => has(kind, key) || note(kind, key, 'what cannot be without it is left out'),
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
