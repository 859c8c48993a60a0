import { count } from '../read.ts'

const MAX_ID = 2_147_483_647

/** The id of a type as it is stored; null for anything that cannot be one. */
export function typeId(value: unknown): number | null {
  return count(value, MAX_ID)
}
