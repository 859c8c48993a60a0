/** A side of a tie: the seed it comes in with, counted from 1, or below zero the winner of that tie of the round before. */
type Slot = number

export interface KnockOutRound {
  tie: 'one match' | 'two legs' | 'best of three'
  /** Where one match is played. Of several the better placed has the last at home. */
  ground: 'better placed' | 'neutral'
  /** How a level tie is decided; a shoot-out follows extra time. */
  level: 'extra time' | 'extra time, then better placed' | 'shoot-out' | 'better placed'
  /** Sides of each tie; or the winners so far and the seeds that come in, the best placed with the worst. */
  pairs: readonly (readonly [Slot, Slot])[] | { bestWithWorst: readonly number[] }
}

/** How a knock-out among the first of a table goes. */
export interface KnockOut {
  /** How many of the table are in it; of each conference where there are several. */
  entrants: number
  rounds: readonly KnockOutRound[]
  /** Seeds that change places by lot before the first round. */
  lots?: readonly (readonly number[])[]
}

/** The way a title or a promotion is decided after the table, in a range of seasons. */
export interface KnockOutEra extends KnockOut {
  from: number
  until: number
  /** Regulations, or the article of a season in the English Wikipedia. */
  source: string
  /** Clubs by conference, each by its names; every conference has separate seeds, 1–9 and 11–19. */
  conferences?: readonly (readonly string[])[]
}
