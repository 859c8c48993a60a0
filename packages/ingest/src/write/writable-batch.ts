import type {
  FixtureStatisticsRecord,
  Key,
  LineupEntryRecord,
  LineupsRecord,
  OddsRecord,
  RecordBatch,
  TypedNumbers,
} from '@touchline/football'
import { type PackedOdds, packOdds } from './packed-odds.ts'

/**
 * Numbers by type id, or the JSON text of them that the database takes. An object with numbers for names takes several times as long to hand
 * from one thread to another, and much more memory.
 */
type PackableNumbers = TypedNumbers | string

export type WritableLineups = Omit<LineupsRecord, 'entries'> & {
  entries: readonly (Omit<LineupEntryRecord, 'details'> & { details: PackableNumbers })[]
}

type StatisticsOfPart = FixtureStatisticsRecord['statistics'][number]
export type WritableStatistics = Omit<FixtureStatisticsRecord, 'statistics'> & {
  statistics: readonly (Omit<StatisticsOfPart, 'values'> & { values: PackableNumbers })[]
}

/** A batch on its way to the database, its odds and numbers packed beforehand. */
export type WritableBatch = Omit<RecordBatch, 'odds' | 'lineups' | 'statistics'> & {
  odds?: readonly (OddsRecord | PackedOdds)[]
  lineups?: readonly WritableLineups[]
  statistics?: readonly WritableStatistics[]
  /** Our ids of the fixtures that keys of a source mean which describes no fixtures itself. */
  meant?: ReadonlyMap<Key, number>
}

export const packBatch = ({ odds, lineups, statistics, ...others }: RecordBatch): WritableBatch => ({
  ...others,
  ...(odds && { odds: packOdds(odds) }),
  ...(lineups && {
    lineups: lineups.map((one) => ({
      ...one,
      entries: one.entries.map((entry) => ({ ...entry, details: jsonOfNumbers(entry.details) })),
    })),
  }),
  ...(statistics && {
    statistics: statistics.map((one) => ({
      ...one,
      statistics: one.statistics.map((part) => ({ ...part, values: jsonOfNumbers(part.values) })),
    })),
  }),
})

export const jsonOfNumbers = (numbers: PackableNumbers): string =>
  typeof numbers === 'string' ? numbers : JSON.stringify(numbers)
