import type { Key } from '@touchline/football'
import type { WritableBatch } from '../packed-odds.ts'
import type { Family } from '../summary.ts'
import { COMPETITIONS } from './competitions.families.ts'
import type { Families, RecordFamily, RecordOf } from './family.ts'
import { FIXTURES } from './fixtures.families.ts'
import { PEOPLE } from './people.families.ts'
import { SEASONS } from './seasons.families.ts'

const FAMILIES: Families = { ...COMPETITIONS, ...PEOPLE, ...FIXTURES, ...SEASONS }

/** Every family, in the order of what points to what. */
export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[]

/** Families whose records report a part of a fixture. */
type PartFamily = { [Name in Family]: RecordOf<Name> extends { fixture: Key } ? Name : never }[Family]

export const PART_FAMILIES = FAMILY_NAMES.filter((name): name is PartFamily => FAMILIES[name].part !== undefined)

export const familyOf = <Name extends Family>(name: Name): RecordFamily<Name> => FAMILIES[name]

/** What a batch holds of one family. */
export const recordsOf = <Name extends Family>(batch: WritableBatch, name: Name) =>
  batch[name] as readonly RecordOf<Name>[] | undefined
