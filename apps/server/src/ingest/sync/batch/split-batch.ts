import type { RecordBatch } from '@touchline/football'
import { FAMILY_NAMES, PART_FAMILIES } from '../../families/families.ts'
import type { Family } from '../../summary.ts'

/** A part of a batch that can be written by itself once the parts before it are. */
export interface Part {
  /** What it is about: the family, or the feed's id of a match. */
  kind: string
  key: string
  batch: RecordBatch
}

/** A batch in parts, in the order of what points to what: family by family, and of fixtures match by match. */
export function splitBatch({ source, ...families }: RecordBatch): Part[] {
  const ofFixtures: readonly Family[] = ['fixtures', ...PART_FAMILIES]
  const first = FAMILY_NAMES.indexOf('fixtures')
  const wholes = (names: readonly Family[]): Part[] =>
    names
      .filter((name) => families[name] && !ofFixtures.includes(name))
      .map((name) => ({ kind: name, key: '*', batch: { source, [name]: families[name] } }))
  const matches = new Set(families.fixtures?.map((one) => one.key))
  for (const name of PART_FAMILIES) for (const one of families[name] ?? []) matches.add(one.fixture)
  const match = (key: string): Part => {
    const fixtures = families.fixtures?.filter((one) => one.key === key)
    const parts = PART_FAMILIES.map((name) => [name, families[name]?.filter((one) => one.fixture === key)])
    const batch = {
      source,
      ...(fixtures && { fixtures }),
      ...Object.fromEntries(parts.filter(([, records]) => records)),
    }
    return { kind: 'fixture', key, batch }
  }
  return [...wholes(FAMILY_NAMES.slice(0, first)), ...[...matches].map(match), ...wholes(FAMILY_NAMES.slice(first))]
}
