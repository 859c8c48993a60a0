import type { Score } from '../../records/fixture.ts'
import type { TableRules } from '../table/table-rules.types.ts'
import type { BracketRound } from './knock-out/bracket-slots.ts'

/** The last resort of a regulation when all results are level; a season's decisions have the outcome. */
export type LastResort =
  | 'coefficient'
  | 'fair play'
  | 'head-to-head of two'
  | 'lots'
  | 'opponents'
  | 'play-off match'
  | 'world ranking'

/** Rules from a season on, named by the year it begins in, to the next ones; without a tie-break where none is certain. */
interface RulesEra extends Partial<TableRules> {
  from: number
  /** Criteria after the tie-break that are not sums of results. */
  lastResorts?: readonly LastResort[]
}

type Phase =
  | 'regular season'
  | 'half years'
  | 'conferences'
  | 'groups'
  | 'league phase'
  | 'split'
  | 'play-offs'
  | 'knock-out'

/** How a tie of the knock-out rounds is decided. */
export interface TieRules {
  /** Matches of a tie, of the semi-finals where they differ, and of the final. */
  legs: 1 | 2
  semiFinalLegs?: 1 | 2
  finalLegs: 1 | 2
  /** Level on aggregate, away goals decide. */
  awayGoals: boolean
  /** Still level, there is extra time before the shoot-out; `final` where only the final has it. */
  extraTime: boolean | 'final'
}

/** The championships of the half years, each with its own table. */
export interface HalfYears {
  names: readonly [opening: string, closing: string]
  /** Whether a table of both decides something too. */
  year: boolean
}

/** Relegation by points a match of several seasons, only where it is certain which matches count. */
interface Averages {
  seasons: number
  /** Another competition whose tables of the years from one to another count too. */
  with?: { key: string; from: number; until: number }
}

/** How a season goes from the first match to the title, from a season on. */
export interface FormatEra {
  from: number
  phases: readonly Phase[]
  ties?: TieRules
  /** Relegation is decided by the points a match over this many seasons. */
  averageOf?: number
  /** Left out where their names, or the purpose of a table of both, are not certain. */
  halves?: HalfYears
  /** Played in two zones, of which this club is in the first; matches between them count as well. Several names stand between bars. */
  zoneOf?: string
  averages?: Averages
}

/** The pairs of the knock-out rounds, from the first to the final, in a range of seasons. */
interface BracketEra {
  from: number
  until: number
  rounds: readonly BracketRound[]
}

/**
 * Seasons by the year they begin in, meanings of the first places from the top (`4 champions league, 1 europa league`), of the last ones
 * down to the bottom, the number of teams where the era applies to that number alone, and the league of the groups, where the competition
 * has leagues from A on.
 */
type PlacesEra = readonly [
  from: number,
  until: number,
  top: string,
  bottom: string,
  teams?: number | undefined,
  league?: 'A' | 'B' | 'C' | 'D',
]

/** Why points were taken or given. */
export type CorrectionReason =
  | 'accounts'
  | 'administration'
  | 'appeal'
  | 'crowd trouble'
  | 'failure to play'
  | 'financial rules'
  | 'health rules'
  | 'ineligible player'
  | 'late payments'
  | 'licence'
  | 'match-fixing'
  | 'misconduct'
  | 'negligence'

/**
 * Points taken (below zero) or given, why (null where that is not certain), and the day it was decided where that fell within the season
 * and is known. Where a club goes by several names they stand between bars.
 */
type PointsRow = readonly [team: string, points: number, reason: CorrectionReason | null, from?: string]

/**
 * A valid result that some sources have otherwise, by the day of the match: `awarded` by a decision, whatever was played, or `recorded`
 * where sources differ and the final table shows which one is right.
 */
type ResultRow = readonly [home: string, away: string, day: string, score: Score, how: 'awarded' | 'recorded']

/** Changes of a table besides its results: those that are public and certain, not necessarily all. */
interface SeasonDecisions {
  points?: readonly PointsRow[]
  results?: readonly ResultRow[]
  /** Put last whatever their points. */
  last?: readonly string[]
  /** Level on points, parted by a match played for it, by cards or by lot: the one ahead first. */
  playOffs?: readonly (readonly [winner: string, loser: string])[]
}

/** A competition's own rules, of which each season has its edition. */
interface Regulations {
  /** The first season they apply to. */
  from: number
  title: string
  /** Where their publisher has them. */
  url: string
}

/** How one competition makes its tables and the meanings of their places, by the year a season begins in. Missing entries are uncertain. */
export interface CompetitionRules {
  /** Stable keys that sources know it by. */
  keys: readonly string[]
  /** Titles of the English Wikipedia's articles about its seasons, from a season on; `{season}` is `2024–25` or `2024`. */
  articles: readonly (readonly [from: number, title: string])[]
  regulations?: readonly Regulations[]
  /** The first season with three points for a win. */
  threePointsSince?: number
  eras?: readonly RulesEra[]
  formats?: readonly FormatEra[]
  /** A season without one draws lots. */
  brackets?: readonly BracketEra[]
  /** Meanings of the places of its table: the first that covers a season applies. */
  places?: readonly PlacesEra[]
  /** Meanings of the places of its groups and conferences. */
  groupPlaces?: readonly PlacesEra[]
  /** Countries that a tournament takes place in, whose teams are at home, by its year; where it has one ground for all. */
  hosts?: Readonly<Record<number, readonly string[]>>
  /** By the year the season begins in. */
  decisions?: Readonly<Record<number, SeasonDecisions>>
}
