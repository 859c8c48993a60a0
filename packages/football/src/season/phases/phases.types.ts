import type { Day } from '../../records/reference.ts'
import type { TeamId } from '../table/tally.ts'

/** A match of a season, played or not. */
export interface PhaseMatch<Team extends TeamId> {
  /** UTC instant, ISO 8601. */
  kickoff: string
  home: Team
  away: Team
}

/** The matches of a list by the phase they belong to, each in the order they are played. */
export interface Phases<Match> {
  /** Those of the table. */
  table: Match[]
  /** Play-offs and finals, which no table counts. */
  playOffs: Match[]
  /** Matches whose phase neither the source nor the rules give: no table counts them. */
  uncertain: Match[]
  /** Those of the table by half year, if each has its number of rounds. */
  halves?: Match[][]
}

/** Known rules of a season's phases before its matches are read. */
export interface PhaseRules {
  /** Matches of each club in the regular season, one number for each half year; null where they follow from the number of clubs. */
  rounds: readonly number[] | null
  /** The first and last days of the parts of a regular season in which the clubs played unequal numbers of matches. */
  days: readonly (readonly [from: Day, to: Day])[] | null
  /** Whether the table continues after the regular season, in groups that the rules name. */
  splits: boolean
  /** Whether everything after the regular season is outside its table. */
  regularSeasonOnly: boolean
  /** Whether the league's rules are known, so that a second phase would be among them. */
  isKnown: boolean
  /** Whether only the regular season can take place: a pair that meets again is a match stored twice. */
  meetsOnce: boolean
}
