import { KINDS, type Kind } from '@touchline/database'
import { FAMILY_NAMES, familyOf, recordsOf } from './families/families.ts'
import type { Look } from './families/family.ts'
import type { KeySets } from './keys.ts'
import type { Family } from './summary.ts'
import type { WritableBatch } from './writable-batch.ts'

/** Every key a batch describes or points to, by kind. */
export function referencedKeys(batch: WritableBatch): KeySets {
  const sets = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  const noted = (kind: Kind, key: string | null) => {
    if (key !== null) sets.get(kind)?.add(key)
    return key
  }
  const look: Look = { need: (kind, key) => noted(kind, key) !== null, orNull: noted, ifHeld: noted }
  for (const name of FAMILY_NAMES) collect(batch, name, look)
  return sets
}

function collect<Name extends Family>(batch: WritableBatch, name: Name, look: Look): void {
  const { describes, resolve } = familyOf(name)
  for (const record of recordsOf(batch, name) ?? []) {
    if (describes) look.need(describes, (record as { key: string }).key)
    resolve(record, look)
  }
}
