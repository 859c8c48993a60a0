import type { Club } from '../competitions/clubs.ts'

/** Who won a season, who came second and when that was settled. */
export interface Honours {
  winner: Club
  second: Club
  /** Milliseconds since 1970. */
  at: number
}
