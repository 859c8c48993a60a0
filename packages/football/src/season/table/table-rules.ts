import { seasonYear } from '../season-year.ts'
import { LEAGUE_RULES } from './league-rules.data.ts'

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
export interface RulesFrom extends Partial<Omit<TableRules, 'pointsForWin'>> {
  from: number
}

export interface LeagueHistory {
  /** The first season with three points for a win, by the year it begins in. */
  threePointsSince?: number
  rules?: readonly RulesFrom[]
}

const DEFAULT_TIE_BREAK: readonly Criterion[] = ['goal difference', 'goals']
/** FIFA asked for three points from 1995 on; leagues that went before or after are in the data. */
const THREE_POINTS_SINCE = 1995

/**
 * The rules of a league's table in a season. Leagues that are not known have three points for a win, then goal difference, then
 * goals scored; a rule once given holds until the next one named.
 * @param stableKey the league, such as `spain/la-liga`; null when it has no such name
 * @param seasonName as people write it: `2024/2025` or `2024`
 */
export function tableRulesOf(stableKey: string | null, seasonName: string): TableRules {
  const history = stableKey === null ? undefined : LEAGUE_RULES[stableKey]
  const year = seasonYear(seasonName)
  const rules: TableRules = {
    pointsForWin: year !== null && year < (history?.threePointsSince ?? THREE_POINTS_SINCE) ? 2 : 3,
    tieBreak: DEFAULT_TIE_BREAK,
    perMatch: false,
    split: null,
    regularSeasonOnly: false,
  }
  const { from: _, ...valid } = (year !== null && history?.rules?.findLast(({ from }) => from <= year)) || { from: 0 }
  return { ...rules, ...valid }
}

/** What parts teams level on points in a league and season, the first criterion first. */
export function tieBreakOf(stableKey: string | null, seasonName: string): readonly Criterion[] {
  return tableRulesOf(stableKey, seasonName).tieBreak
}
