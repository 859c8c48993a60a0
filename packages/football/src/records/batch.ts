import type { FixtureEventsRecord, FixtureRecord, OddsRecord } from './fixture.ts'
import type {
  CoachRecord,
  CoachSpellRecord,
  LeagueRecord,
  PlayerRecord,
  RefereeRecord,
  SeasonRecord,
  StageRecord,
  TeamRecord,
  VenueRecord,
} from './reference.ts'

export const SOURCES = ['demo', 'football-data'] as const
export type Source = (typeof SOURCES)[number]

/**
 * What a feed emits: records of one source that belong together. A sink writes a batch in one transaction,
 * so that it is there whole or not at all. Keys may point to records of this batch or of an earlier one.
 */
export interface RecordBatch {
  source: Source
  leagues?: readonly LeagueRecord[]
  seasons?: readonly SeasonRecord[]
  stages?: readonly StageRecord[]
  venues?: readonly VenueRecord[]
  teams?: readonly TeamRecord[]
  players?: readonly PlayerRecord[]
  coaches?: readonly CoachRecord[]
  coachSpells?: readonly CoachSpellRecord[]
  referees?: readonly RefereeRecord[]
  fixtures?: readonly FixtureRecord[]
  events?: readonly FixtureEventsRecord[]
  odds?: readonly OddsRecord[]
}
