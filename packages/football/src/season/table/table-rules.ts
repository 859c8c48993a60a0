import { rulesOf } from '../rules/index.ts'
import { seasonYear } from '../season-year.ts'
import type { Criterion, TableRules } from './table-rules.types.ts'

const DEFAULT_TIE_BREAK: readonly Criterion[] = ['goal difference', 'goals']
/** FIFA introduced three points in 1995; leagues that began before or after say so in their files. */
const THREE_POINTS_SINCE = 1995

/**
 * The rules of a league's table in a season. Leagues that are not known have three points for a win, then goal difference, then
 * goals scored; a rule once given holds until the next one named.
 * @param stableKey the league, such as `spain/la-liga`; null when it has no such name
 * @param seasonName as people write it: `2024/2025` or `2024`
 */
export function tableRulesOf(stableKey: string | null, seasonName: string): TableRules {
  const competition = rulesOf(stableKey)
  const year = seasonYear(seasonName)
  const rules: TableRules = {
    pointsForWin: year !== null && year < (competition?.threePointsSince ?? THREE_POINTS_SINCE) ? 2 : 3,
    tieBreak: DEFAULT_TIE_BREAK,
    perMatch: false,
    split: null,
    carry: 'all',
    figuresFromZero: false,
    secondTieBreak: null,
    regularSeasonOnly: false,
  }
  const {
    from: _,
    lastResorts: __,
    ...valid
  } = (year !== null && competition?.eras?.findLast(({ from }) => from <= year)) || {
    from: 0,
  }
  return { ...rules, ...valid }
}

/** Criteria for teams level on points in a league and season, in order. */
export function tieBreakOf(stableKey: string | null, seasonName: string): readonly Criterion[] {
  return tableRulesOf(stableKey, seasonName).tieBreak
}
