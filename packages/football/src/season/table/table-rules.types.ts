/** Criteria over all matches of the table. */
export type OverallCriterion =
  | 'goal difference'
  | 'goals'
  | 'goal average'
  | 'wins'
  | 'away goals'
  | 'away wins'
  | 'fair play'

export type HeadToHeadCriterion = 'points' | 'wins' | 'goal difference' | 'goals' | 'away goals'

/** A table of the matches among the level teams alone; it counts once each two of them have met so often. */
export interface HeadToHead {
  among: readonly HeadToHeadCriterion[]
  meetings: 1 | 2
  /** Where some are parted, those still level are not compared again by their own matches alone. */
  once?: true
}

/** Criteria of a second phase alone: the results of its teams in the first. */
export type FirstPhaseCriterion = 'first-phase place' | 'first-phase points' | 'half point lost' | 'half point gained'

export type Criterion = OverallCriterion | FirstPhaseCriterion | HeadToHead

/** The points a team keeps when a second phase begins. */
export type Carry = 'none' | 'all' | 'half, rounded down' | 'half, rounded up'

/** Teams that continue among themselves after a split. */
export interface SplitGroup {
  teams: number
  /** How often each two of them meet; what they play beyond that is a play-off. 0 where no match of theirs is in the table: they stay as they are. */
  meetings: number
  /** The kept share of the points, where it differs from the league's rules. */
  carry?: Carry
}

/** After this many matches each, the teams continue in groups, of which none overtakes the one before. */
interface Split {
  after: number
  /**
   * Pools of one size in which the first matches are played, where not all teams meet. As many of each pool go on in every group, in which
   * only teams of different pools meet.
   */
  pools?: number
  groups: readonly SplitGroup[]
  /**
   * Meanings of the last places at the end, in the words of `placeRuns`; left out where the table of the first phase gives them or they are
   * uncertain.
   */
  bottom?: string
}

/** Points for a match that went beyond its 90 minutes. */
interface PointsBeyond {
  win: number
  loss: number
}

/** Points that results are worth. */
export interface PointsRules {
  pointsForWin: 2 | 3
  /** Where a drawn match goes to a shoot-out; null where a draw is one point each. */
  shootOut?: PointsBeyond | null
  /** Where a win in extra time is worth less than one in 90 minutes; null where it is not, or there is none. */
  extraTime?: PointsBeyond | null
}

/** How a league's table is made in a season. */
export interface TableRules extends PointsRules {
  /** Criteria for teams level on points, in order. */
  tieBreak: readonly Criterion[]
  /** Seasons that ended early and were ranked by points a match. */
  perMatch: boolean
  split: Split | null
  /**
   * The kept share of the points of the first phase in the second: after a split without an entry of its own, and in a stage of some of the
   * teams.
   */
  carry: Carry
  /** Goals, matches and all other figures of a second phase start at zero, whatever it keeps of the points. */
  figuresFromZero: boolean
  /** Criteria for teams level on points in the second phase; null for the same as in the first. */
  secondTieBreak: readonly Criterion[] | null
  /** Later matches in the same list are outside the table, which is that of the regular season: each pair once at each ground. */
  regularSeasonOnly: boolean
}
