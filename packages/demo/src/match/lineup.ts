import type { Formation } from './formations.ts'

/** Whom a side puts on the pitch and the bench, as places of its squad. */
export interface Lineup {
  formation: Formation
  /** The goalkeeper, then row by row from the back, from right to left. */
  eleven: readonly number[]
  /** The second goalkeeper, then the best of the others. */
  bench: readonly number[]
  captain: number
}
