import type { RecordBatch } from '@touchline/football'

/** The record families of a batch. */
export type Family = Exclude<keyof RecordBatch, 'source'>

export interface FamilyCounts {
  inserted: number
  updated: number
  unchanged: number
}

/** What writing a batch did. `events` and `odds` count single events and markets; one that was withdrawn counts as updated. */
export interface BatchSummary {
  families: Partial<Record<Family, FamilyCounts>>
  /** Our ids of the fixtures that are new or differ in anything, events and prices included; ascending. */
  changedFixtures: number[]
  /** True when nothing was written. */
  unchanged: boolean
}
