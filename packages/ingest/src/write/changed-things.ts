import type { FixtureSummary } from './fixture-summaries.ts'

/** Changes so far in the batch being written, by our ids. */
export interface ChangedThings {
  /** A league, season, stage, venue, team or person is new or differs. */
  reference: boolean
  teams: Set<number>
  seasons: Set<number>
  /** Fixtures whose own figures or events are new or differ. */
  fixtures: Set<number>
  /** Fixtures whose events, statistics (momentum included) or line-ups are new or differ. */
  events: Set<number>
  statistics: Set<number>
  lineup: Set<number>
  /** Fixtures whose prices of some market are new or differ. */
  prices: Set<number>
  /** Seasons whose tables follow from something else than a result that changed: points given or taken. */
  due: Set<number>
  /** Fixtures of leagues that have another type or tier. */
  regraded: Set<number>
  /** Teams with a new spell of a coach, and new transfers. */
  coaches: Set<number>
  transfers: Set<number>
  /** Fixtures that are gone, as they were. */
  gone: FixtureSummary[]
  /** Tags of other things that are new or differ: `player:7`, `coach:7`, `transfers`. */
  tags: Set<string>
}

/** The changes of a transaction, with the fixtures as they were and as they are. */
export interface WrittenChanges {
  changed: ChangedThings
  before: ReadonlyMap<number, FixtureSummary>
  after: ReadonlyMap<number, FixtureSummary>
  now: Date
}
