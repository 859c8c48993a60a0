import type { Key, Source } from '@touchline/football'
import type pg from 'pg'
import type { ProvenanceMap } from '../../joining/provenance.ts'
import type { ChangedThings } from '../changed-things.ts'
import type { FixtureSummary } from '../fixture-summaries.ts'
import type { IdMap } from '../keys.ts'
import type { Written } from '../rows/upsert.ts'
import type { Family, FamilyCounts } from '../summary.ts'

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
  regraded: new Set(),
  coaches: new Set(),
  transfers: new Set(),
  gone: [],
  tags: new Set(),
})

/** The context of every sink while one batch is written in one transaction. */
export interface SinkContext {
  client: pg.ClientBase
  source: Source
  ids: IdMap
  provenance: ProvenanceMap
  /** Fixtures that joined one of another source in this batch, as lists showed them before. */
  joined: Map<number, FixtureSummary>
  /** Keys of fixtures of this batch that others have with their sides the other way round: nothing of them is written. */
  turned: Set<Key>
  /** Fixtures that are new in this batch, as lists show them. */
  created: Map<number, FixtureSummary>
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

/** Records of fixtures that existed before the batch, with our ids; new ones are written with these records in their rows. */
export const withStoredIds = <Record extends { fixture: Key }>(
  { ids }: SinkContext,
  records: readonly Record[],
): (readonly [number, Record])[] =>
  records
    .map((record) => [ids.of('fixture', record.fixture), record] as const)
    .filter(([id]) => !ids.isNew('fixture', id))
