import type { PeriodType } from '../match/clock/periods.ts'
import type { Half } from '../match/halves.ts'
import type { Side } from './fixture.ts'
import type { Key, Timestamp } from './reference.ts'

/** Numbers by type id, such as a line-up entry's details or one side's statistics; see the type lists in `types/`. */
export type TypedNumbers = Readonly<Record<number, number>>

/** One player of a fixture's squad. */
export interface LineupEntryRecord {
  side: Side
  /** Null where the source names nobody it can be certain of. */
  player: Key | null
  playerName: string
  /** 11 in the first eleven, 12 on the bench. */
  type: 11 | 12
  /** 24 goalkeeper, 25 defender, 26 midfielder, 27 attacker. */
  position: 24 | 25 | 26 | 27 | null
  /** Place in the eleven, 1 the goalkeeper, then row by row from the back; null on the bench or unknown. */
  formationPosition: number | null
  /** Row and column on the pitch, `1:1` the goalkeeper, rows growing towards the opponent's goal. */
  formationField: string | null
  jerseyNumber: number | null
  captain: boolean
  /**
   * By type id (118 rating, 119 minutes played …); a missing type is unknown or zero, depending on the source. A sheet with minutes
   * includes goals and cards: missing ones are zero.
   */
  details: TypedNumbers
}

/** The line-ups of a fixture, both sides, complete as known now. */
export interface LineupsRecord {
  fixture: Key
  /** Without the goalkeeper: `4-3-3`. */
  homeFormation: string | null
  awayFormation: string | null
  /** True once the teams are official, false for an expected eleven, null when the source does not say. */
  confirmed: boolean | null
  entries: readonly LineupEntryRecord[]
}

/** Every statistic of a fixture by type id, beyond the 21 stored with each side. Complete as known now. */
export interface FixtureStatisticsRecord {
  fixture: Key
  statistics: readonly { side: Side; period: Half; values: TypedNumbers }[]
}

export interface CommentRecord {
  minute: number | null
  extraMinute: number | null
  text: string
  goal: boolean
  important: boolean
}

/** The commentary of a fixture in the order of the source, complete as known now. */
export interface CommentsRecord {
  fixture: Key
  comments: readonly CommentRecord[]
}

export interface PeriodRecord {
  type: PeriodType
  startedAt: Timestamp | null
  endedAt: Timestamp | null
  /** Minute reached, 97 in the seventh minute after the 90th. */
  minutes: number | null
  /** Minutes announced as added. */
  added: number | null
  ticking: boolean
}

/** Referee roles: 6 referee, 7 and 8 assistants, 9 fourth official. */
export type RefereeRole = 6 | 7 | 8 | 9

/** A player who misses a fixture. */
export interface MissingPlayerRecord {
  side: Side
  player: Key | null
  playerName: string
  /** Type id of the injury or suspension; null when unknown. */
  type: number | null
  category: 'injury' | 'suspended' | null
  startsOn: string | null
  endsOn: string | null
  gamesMissed: number | null
}

/** A player expected in the first eleven. */
export interface ExpectedPlayerRecord {
  side: Side
  player: Key | null
  playerName: string
  jerseyNumber: number | null
}

/** Further details of a fixture page, complete as known now. */
export interface FixtureDetailsRecord {
  fixture: Key
  /** Shirt colours, #rrggbb. */
  homeColour: string | null
  awayColour: string | null
  attendance: number | null
  periods: readonly PeriodRecord[]
  referees: readonly { referee: Key; role: RefereeRole }[]
  missing: readonly MissingPlayerRecord[]
  /** In the order of the source, the goalkeeper first; empty where it expects nobody. */
  expected: readonly ExpectedPlayerRecord[]
}

/** Attack, minute by minute: above zero the home side presses, below the away side; −100 to 100. */
export interface PressureRecord {
  fixture: Key
  minutes: readonly { minute: number; value: number }[]
}
