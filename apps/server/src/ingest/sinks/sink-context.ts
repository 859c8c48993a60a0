import type { Source } from '@touchline/football'
import type pg from 'pg'
import type { FixtureSummary } from '../fixture-summary.ts'
import type { ProvenanceMap } from '../joining/provenance.ts'
import type { IdMap } from '../keys.ts'
import type { Family, FamilyCounts } from '../summary.ts'
import type { Written } from '../upsert.ts'

/** What changed so far in the batch being written, by our ids. */
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
  /** Seasons whose tables must be computed anew for another reason than a result. */
  due: Set<number>
  /** Tags of other things that are new or differ: `player:7`, `coach:7`, `transfers`. */
  tags: Set<string>
}

export const nothingChanged = (): ChangedThings => ({
  reference: false,
  teams: new Set(),
  seasons: new Set(),
  fixtures: new Set(),
  events: new Set(),
  statistics: new Set(),
  lineup: new Set(),
  prices: new Set(),
  due: new Set(),
  tags: new Set(),
})

/** What every sink works with while one batch is written in one transaction. */
export interface SinkContext {
  client: pg.ClientBase
  source: Source
  ids: IdMap
  provenance: ProvenanceMap
  /** Fixtures that joined one of another source in this batch, as lists showed them before. */
  joined: Map<number, FixtureSummary>
  now: Date
  counts: Partial<Record<Family, FamilyCounts>>
  changed: ChangedThings
}

/** Adds what a sink did to the counts of its family. */
export function count(context: SinkContext, family: Family, { inserted, updated, unchanged }: Written): void {
  const counts = context.counts[family] ?? { inserted: 0, updated: 0, unchanged: 0 }
  context.counts[family] = {
    inserted: counts.inserted + inserted.length,
    updated: counts.updated + updated.length,
    unchanged: counts.unchanged + unchanged,
  }
}
