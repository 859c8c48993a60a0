import { type ComparisonSearch, readComparisonSearch } from '../../analysis/comparison/comparison.search.ts'
import {
  type AnalysisSearch,
  type AnalysisTab,
  readAnalysisSearch,
  readLists,
} from '../../analysis/filters/analysis-search.ts'
import type { ListSearch } from '../../analysis/filters/history-search.ts'
import { readSimilarSearch } from '../../analysis/filters/similar-search.ts'
import { oneOf, readId, readName, withoutUnset } from '../../app/search-params.ts'

export type MatchTab = AnalysisTab | 'referee' | 'compare'

/** Lists of the referee tab with separate filters: `r` the referee's matches, `rh` and `ra` those with the two teams. */
const REFEREE_LISTS = ['r', 'rh', 'ra'] as const
export type RefereeListName = (typeof REFEREE_LISTS)[number]

/** In the referee tab: the referee's own matches, or those of each team under this referee. */
export const REFEREE_VIEWS = ['own', 'teams'] as const
export type RefereeView = (typeof REFEREE_VIEWS)[number]

/** The address of the match page. */
export interface MatchSearch extends AnalysisSearch, ListSearch<RefereeListName>, ComparisonSearch {
  /** The match; missing or malformed addresses lead to the not-found page. */
  mid?: number
  /** The league's country: its id, `-` when it is not known. */
  cid?: number | '-'
  cn?: string
  tab?: Exclude<MatchTab, 'goals'>
  referee?: Exclude<RefereeView, 'own'>
  /** The forecast is open. */
  forecast?: 1
  /** Hit rates: the expectation instead of the past record. */
  rates?: 'expect'
  /** For a finished match: include later events. */
  asof?: 'now'
}

/** Reads the address; invalid values count as missing. */
export function readMatchSearch(given: Record<string, unknown>): MatchSearch {
  return {
    mid: readId(given.mid),
    cid: given.cid === '-' ? '-' : readId(given.cid),
    cn: readName(given.cn),
    ...readAnalysisSearch(given, ['corners', 'cards', 'stats', 'referee', 'compare'], ['last', 'similar']),
    ...readSimilarSearch(given),
    referee: oneOf(['teams'], given.referee),
    forecast: given.forecast === 1 ? 1 : undefined,
    rates: oneOf(['expect'], given.rates),
    asof: oneOf(['now'], given.asof),
    ...readComparisonSearch(given),
    ...readLists(given, REFEREE_LISTS),
  } as MatchSearch
}

/** The tab that is open; without a referee there is no referee tab. */
export function openTab(search: MatchSearch, hasReferee: boolean): MatchTab {
  const tab = search.tab ?? 'goals'
  return tab === 'referee' && !hasReferee ? 'goals' : tab
}

export function withForecast(search: MatchSearch, open: boolean): MatchSearch {
  return withoutUnset({ ...search, forecast: open ? 1 : undefined })
}

export function withRefereeView(search: MatchSearch, view: RefereeView): MatchSearch {
  return withoutUnset({ ...search, referee: view === 'own' ? undefined : view })
}
