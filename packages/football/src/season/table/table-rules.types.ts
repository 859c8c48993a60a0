/** What is compared over all matches of the table. */
export type OverallCriterion =
  | 'goal difference'
  | 'goals'
  | 'goal average'
  | 'wins'
  | 'away goals'
  | 'away wins'
  | 'fair play'

export type HeadToHeadCriterion = 'points' | 'goal difference' | 'goals' | 'away goals'

/** A table of the matches among the level teams alone; it counts once each two of them have met so often. */
export interface HeadToHead {
  among: readonly HeadToHeadCriterion[]
  meetings: 1 | 2
}

export type Criterion = OverallCriterion | HeadToHead

/** How a league's table is made in a season. */
export interface TableRules {
  pointsForWin: 2 | 3
  /** What parts teams level on points, the first one first. */
  tieBreak: readonly Criterion[]
  /** Seasons that ended early and were ranked by points a match. */
  perMatch: boolean
  /** After so many matches each, the first `top` teams stay ahead of the others whatever follows. */
  split: { after: number; top: number } | null
  /** Play-offs among the same teams follow in the same list: the table is that of the regular season, each pair once at each ground. */
  regularSeasonOnly: boolean
}

/** Rules of a league over the years: each holds from its first season, named by the year it begins in, to the next. */
interface RulesFrom extends Partial<Omit<TableRules, 'pointsForWin'>> {
  from: number
}

export interface LeagueHistory {
  /** The first season with three points for a win, by the year it begins in. */
  threePointsSince?: number
  rules?: readonly RulesFrom[]
}
