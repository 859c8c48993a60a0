import type { Squad } from '../competitions/slots.ts'

/** A dismissal: the number its moments carry, see Moment. */
export interface Dismissal {
  number: number
  slot: number
}

export interface Availability {
  squad: Squad
  /** Days since 1970. */
  day: number
  /** Places of the squad whose players may play. */
  fit: ReadonlySet<number>
  dismissals: readonly Dismissal[]
}
