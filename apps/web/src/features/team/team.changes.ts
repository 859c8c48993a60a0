import type { Statistic } from '@touchline/football'
import { changeHistory, type HistoryChange } from '../../analysis/filters/history-search.ts'
import { withoutUnset } from '../../app/search-params.ts'
import { type ALL, FIRST_STATISTIC, type TeamSearch, type TeamTab } from './team.search.ts'

/** Another tab shows the recent matches from the newest page on. */
export function withTab(search: TeamSearch, tab: TeamTab): TeamSearch {
  return changed(search, { tab: tab === 'basics' ? undefined : tab, page: undefined })
}

export function withStatistic(search: TeamSearch, statistic: Statistic): TeamSearch {
  return changed(search, { stat: statistic === FIRST_STATISTIC ? undefined : statistic })
}

/** Another tournament starts with its first season. */
export function withLeague(search: TeamSearch, league: number): TeamSearch {
  return changed(search, { league, season: undefined })
}

export function withStatsLeague(search: TeamSearch, stats_league: number | typeof ALL): TeamSearch {
  return changed(search, { stats_league, stats_season: undefined })
}

/** The address after a change of the filters of the recent matches. */
export function withFilters(search: TeamSearch, change: HistoryChange): TeamSearch {
  return withoutUnset(changeHistory(search, change))
}

export function changed(
  search: TeamSearch,
  change: { [K in keyof TeamSearch]: TeamSearch[K] | undefined },
): TeamSearch {
  return withoutUnset({ ...search, ...change })
}
