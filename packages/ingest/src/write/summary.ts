import type { RecordBatch } from '@touchline/football'

export type Family = Exclude<keyof RecordBatch, 'source'>

export interface FamilyCounts {
  inserted: number
  updated: number
  unchanged: number
}

/** The effect of writing a batch. `events` and `odds` count single events and markets; a withdrawn one counts as updated. */
export interface BatchSummary {
  families: Partial<Record<Family, FamilyCounts>>
  /** Our ids of the fixtures that are new or differ in anything, events and prices included; ascending. */
  changedFixtures: number[]
  /** True when nothing was written. */
  unchanged: boolean
}
