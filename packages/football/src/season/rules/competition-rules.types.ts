import type { TableRules } from '../table/table-rules.types.ts'

/** What a regulation goes by when all that results can part is level; a season's decisions say how it went. */
export type LastResort =
  | 'coefficient'
  | 'fair play'
  | 'head-to-head of two'
  | 'lots'
  | 'opponents'
  | 'play-off match'
  | 'world ranking'

/** Rules from a season on, named by the year it begins in, to the next ones; without a tie-break where none is certain. */
interface RulesEra extends Partial<Omit<TableRules, 'pointsForWin'>> {
  from: number
  /** What comes after the tie-break and is no sum of results. */
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
  /** Matches of a tie, of the semi-finals where they are other than the rest, and of the final. */
  legs: 1 | 2
  semiFinalLegs?: 1 | 2
  finalLegs: 1 | 2
  /** Level on aggregate, away goals decide. */
  awayGoals: boolean
  /** Still level, there is extra time before the shoot-out; `final` where only the final has it. */
  extraTime: boolean | 'final'
}

/** How a season goes from the first match to the title, from a season on. */
export interface FormatEra {
  from: number
  phases: readonly Phase[]
  ties?: TieRules
  /** Who goes down is decided by the points a match of so many seasons. */
  averageOf?: number
}

/**
 * Seasons by the year they begin in, what the first places mean from the top (`4 champions league, 1 europa league`), what the last ones
 * mean down to the bottom, and the number of teams where the era holds for that number alone.
 */
type PlacesEra = readonly [from: number, until: number, top: string, bottom: string, teams?: number]

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

/** What changed a table beside its results: what is publicly known and certain, not everything there was. */
interface SeasonDecisions {
  points?: readonly PointsRow[]
  /** Put last whatever their points. */
  last?: readonly string[]
  /** Level on points, parted by a match played for it, by cards or by lot: the one ahead first. */
  playOffs?: readonly (readonly [winner: string, loser: string])[]
}

/** A competition's own rules, of which each season has its edition. */
interface Regulations {
  /** The first season they hold for. */
  from: number
  title: string
  /** Where their publisher has them. */
  url: string
}

/** How one competition makes its tables and what they mean, dated by the year a season begins in. What is not said is not certain. */
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
  /** What the places of its table mean: the first that covers a season holds. */
  places?: readonly PlacesEra[]
  /** What the places of its groups and conferences mean. */
  groupPlaces?: readonly PlacesEra[]
  /** By the year the season begins in. */
  decisions?: Readonly<Record<number, SeasonDecisions>>
}
