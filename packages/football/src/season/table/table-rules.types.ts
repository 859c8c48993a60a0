/** What is compared over all matches of the table. */
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

/** What is compared in a second phase alone: how its teams came out of the first. */
export type FirstPhaseCriterion = 'first-phase place' | 'first-phase points' | 'half point lost' | 'half point gained'

export type Criterion = OverallCriterion | FirstPhaseCriterion | HeadToHead

/** What a team keeps of its points when a second phase begins. */
export type Carry = 'none' | 'all' | 'half, rounded down' | 'half, rounded up'

/** After so many matches each, the teams go on in groups of these sizes, of which none overtakes the one before. */
interface Split {
  after: number
  groups: readonly number[]
  /** How often each pair of a group meets again, by group; what they play beyond that is a play-off. */
  meetings?: readonly number[]
  /** What is kept of the points, by group, where groups differ. */
  carries?: readonly Carry[]
}

/** How a league's table is made in a season. */
export interface TableRules {
  pointsForWin: 2 | 3
  /** What parts teams level on points, the first one first. */
  tieBreak: readonly Criterion[]
  /** Seasons that ended early and were ranked by points a match. */
  perMatch: boolean
  split: Split | null
  /** What is kept of the points of the first phase in the second: after a split that says nothing else, and in a stage of some of the teams. */
  carry: Carry
  /** What parts teams level on points in the second phase; null for the same as in the first. */
  secondTieBreak: readonly Criterion[] | null
  /** What follows in the same list is outside the table, which is that of the regular season: each pair once at each ground. */
  regularSeasonOnly: boolean
}
