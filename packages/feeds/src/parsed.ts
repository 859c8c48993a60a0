import type { RecordBatch } from '@touchline/football'

/** Something in a feed's answer that could not be taken, for the operator. */
export interface FeedProblem {
  /** Its subject, in the feed's words: fixture, lineup, odds, include … */
  kind: string
  /** The feed's id of it. */
  key: string
  /** A sentence: the fault and its consequence. */
  reason: string
}

/** The records of an answer, and its problems. A bad record never excludes the others. */
export interface Parsed {
  batch: RecordBatch
  problems: FeedProblem[]
}
