import type { Family } from '../summary.ts'
import { FAMILY_NAMES, familyOf } from './families.ts'

/** The families in their order, in groups to be written together: no other family refers to the records of one that describes nothing. */
export const FAMILY_GROUPS: readonly (readonly Family[])[] = grouped(FAMILY_NAMES)

function grouped(names: readonly Family[]): Family[][] {
  const groups: Family[][] = []
  let open: Family[] | null = null
  for (const name of names) {
    if (familyOf(name).describes) {
      groups.push([name])
      open = null
    } else if (open === null) {
      open = [name]
      groups.push(open)
    } else open.push(name)
  }
  return groups
}
