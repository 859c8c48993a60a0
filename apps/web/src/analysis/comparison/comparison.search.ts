import { oneOf } from '../../app/search-params.ts'

/** How many of the last matches may be compared; ten where the address says nothing. */
export const LASTS = [5, 10, 20] as const

/** The part of an address that says which matches of two teams are compared. */
export interface ComparisonSearch {
  /** Home matches of the home side and away matches of the away side. */
  cmp_at?: 'own' | undefined
  /** The competition of the match alone. */
  cmp_in?: 'league' | undefined
  cmp_last?: 5 | 20 | undefined
}

/** Reads an address; invalid values count as missing. */
export const readComparisonSearch = (given: Record<string, unknown>): ComparisonSearch => ({
  cmp_at: oneOf(['own'], given.cmp_at),
  cmp_in: oneOf(['league'], given.cmp_in),
  cmp_last: given.cmp_last === 5 || given.cmp_last === 20 ? given.cmp_last : undefined,
})
