import type { RecordBatch } from '@touchline/football'

/** Something in a feed's answer that could not be taken, for the operator. */
export interface FeedProblem {
  /** What it is about, in the feed's words: fixture, lineup, odds, include … */
  kind: string
  /** The feed's id of it. */
  key: string
  /** A sentence: what was wrong and what became of it. */
  reason: string
}

/** What could be taken of an answer, and what could not. A bad record never keeps the others out. */
export interface Parsed {
  batch: RecordBatch
  problems: FeedProblem[]
}
