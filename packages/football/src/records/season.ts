import type { TypedNumbers } from './match.ts'
import type { Day, Key } from './reference.ts'

/**
 * A statistic's value as the field publishes it: a number, or an object of parts such as `{ all: { count, average }, home, away }`.
 * The shapes by owner and type id are in the API's description.
 */
export type DetailValue = number | string | boolean | null | { readonly [part: string]: DetailValue }

/** Season statistics by type id. */
export type Details = Readonly<Record<number, DetailValue>>

export interface GroupRecord {
  key: Key
  stage: Key
  name: string
}

/** One row of a league table. */
export interface StandingRow {
  team: Key
  position: number
  points: number
  /** Type id of the place's consequence (180 Champions League, 182 relegation …); null for none. */
  rule: number | null
  /** Movement since the last round. */
  movement: 'up' | 'down' | 'equal' | null
  /** By type id: 129 to 146 overall, home and away; 176 streak; 179 goal difference; 185 to 187 points. */
  details: TypedNumbers
  /** Results, oldest first. */
  form: readonly { fixture: Key | null; result: 'W' | 'D' | 'L' }[]
}

/** The tables of a season, every stage and group, complete as known now. */
export interface StandingsRecord {
  season: Key
  tables: readonly { stage: Key | null; group: Key | null; rows: readonly StandingRow[] }[]
}

/** Points given or taken by decision; `points` is negative for a deduction. */
export interface PointsCorrectionsRecord {
  season: Key
  corrections: readonly { team: Key; stage: Key | null; points: number }[]
}

/** One list of a season's best, by type id: 208 goals, 209 assists, 84 yellow cards, 83 red cards. Best first. */
export interface TopScorersRecord {
  season: Key
  type: number
  rows: readonly { player: Key; team: Key; position: number; total: number }[]
}

/** A player in a team's squad of a season, with what he did there. */
export interface PlayerSeasonRecord {
  season: Key
  team: Key
  player: Key
  position: 24 | 25 | 26 | 27 | null
  jerseyNumber: number | null
  details: Details
}

export interface TeamSeasonRecord {
  season: Key
  team: Key
  details: Details
}

export interface CoachSeasonRecord {
  season: Key
  team: Key
  coach: Key
  details: Details
}

export interface RefereeSeasonRecord {
  season: Key
  referee: Key
  details: Details
}

export interface SeasonStatisticsRecord {
  season: Key
  details: Details
}

export const TROPHY = { winner: 1, runner_up: 2 } as const

/** Trophies of a team, player or coach, complete as known now. */
export interface TrophiesRecord {
  owner: 'team' | 'player' | 'coach'
  key: Key
  trophies: readonly {
    trophy: 1 | 2
    /** Null where the competition or season is not stored; the names are used then. */
    league: Key | null
    leagueName: string
    season: Key | null
    seasonName: string
    team: Key | null
  }[]
}

/** Spells of a player at clubs, complete as known now. */
export interface PlayerSpellsRecord {
  player: Key
  spells: readonly {
    team: Key
    startsOn: Day | null
    endsOn: Day | null
    position: 24 | 25 | 26 | 27 | null
    jerseyNumber: number | null
  }[]
}

/** Transfer types: 218 loan, 219 transfer for a fee, 220 free transfer, 9688 end of a loan. */
export interface TransferRecord {
  key: Key
  player: Key
  from: Key | null
  to: Key | null
  date: Day
  type: number
  /** Euros; null when unknown. */
  amount: number | null
}

/** Injured and suspended players of a team, past and present, complete as known now. */
export interface SidelinedRecord {
  team: Key
  players: readonly {
    player: Key
    season: Key | null
    /** Type id of the injury or suspension; null when unknown. */
    type: number | null
    category: 'injury' | 'suspended' | null
    startsOn: Day | null
    endsOn: Day | null
    gamesMissed: number | null
  }[]
}

export interface RivalsRecord {
  team: Key
  rivals: readonly Key[]
}
