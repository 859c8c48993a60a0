import type {
  Day,
  FixtureRecord,
  Key,
  PeriodScores,
  StageRecord,
  StateId,
  TeamRecord,
  VenueRecord,
} from '@touchline/football'
import type { Competition } from './competitions.ts'
import type { Origin } from './problems.ts'

/** The place of a match in its competition. */
export interface Place {
  /** Null for a matchday of a league. */
  stage: string | null
  type: NonNullable<StageRecord['type']>
  group: string | null
  /** A matchday's number or a round's name; null where the stage says all, or the file does not report it. */
  round: string | null
}

export const NO_PLACE: Place = { stage: null, type: 223, group: null, round: null }

/** A match as its file reports it, the same for every source. */
export interface FileMatch {
  key: Key
  origin: Origin
  competition: Competition
  /** The day of the file's calendar, by which seasons and missing results are reckoned. */
  day: Day
  kickoff: FixtureRecord['kickoff']
  kickoffKnown: boolean
  place: Place
  home: TeamRecord
  away: TeamRecord
  venue: VenueRecord | null
  referee: Key | null
  homeCoach: Key | null
  awayCoach: Key | null
  /** Null where the scores give the state. */
  state: StateId | null
  scores: PeriodScores
  sides: FixtureRecord['sides']
}

/** Fields the file does not have are unknown. */
export const UNREPORTED = { venue: null, referee: null, homeCoach: null, awayCoach: null } as const

/** The kick-off of a match of which the day alone is known. */
export const dayAlone = (day: Day) => ({ day, kickoff: `${day}T00:00:00.000Z`, kickoffKnown: false })
