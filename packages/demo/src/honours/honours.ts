import type { Club } from '../competitions/clubs.ts'

/** The winner and runner-up of a season, and when it was decided. */
export interface Honours {
  winner: Club
  second: Club
  /** Milliseconds since 1970. */
  at: number
}
