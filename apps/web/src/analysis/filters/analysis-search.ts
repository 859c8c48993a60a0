import { STATISTICS, type Statistic } from '@touchline/football'
import { oneOf } from '../../app/search-params.ts'
import type { SimilarSearch } from '../similar/similar-choices.ts'
import { type HistorySearch, type ListSearch, listParameters, listSearch, readHistorySearch } from './history-search.ts'

/** Subjects counted over past matches, a tab each. */
export const ANALYSIS_TABS = ['goals', 'corners', 'cards', 'stats'] as const
export type AnalysisTab = (typeof ANALYSIS_TABS)[number]

/** Head to head, last matches of each team, similar matches of each team: 0, 1, 2 by their position. */
export const VIEWS = ['h2h', 'last', 'similar'] as const
export type View = (typeof VIEWS)[number]

/** The lists of the home and of the away team's last and similar matches. */
export const TEAM_LISTS = ['h', 'a'] as const
export type TeamListName = (typeof TEAM_LISTS)[number]

type TabViews = { [Tab in AnalysisTab]?: Exclude<View, 'h2h'> }

/**
 * The part of an address that selects the views of two teams. Each tab keeps its view under its name (`goals=last`); defaults are left out.
 * The filters without a prefix belong to head to head, those of the other lists carry the list's name: `h_half=1`.
 */
export interface AnalysisSearch extends HistorySearch, ListSearch<TeamListName>, TabViews, SimilarSearch {
  tab?: string
  /** The selected statistic. */
  stat?: Exclude<Statistic, typeof FIRST_STATISTIC>
}

export const FIRST_STATISTIC = STATISTICS[0]

/**
 * Reads an address; invalid values count as missing.
 * @param tabs the tabs besides the first
 * @param views the views besides head to head
 */
export function readAnalysisSearch<Tab extends string, Offered extends Exclude<View, 'h2h'>>(
  given: Record<string, unknown>,
  tabs: readonly Tab[],
  views: readonly Offered[],
): AnalysisSearch & { tab?: Tab } {
  return {
    tab: oneOf(tabs, given.tab),
    ...Object.fromEntries(ANALYSIS_TABS.map((tab) => [tab, oneOf(views, given[tab])])),
    stat: oneOf(STATISTICS.slice(1), given.stat),
    ...readHistorySearch(given),
    ...readLists(given, TEAM_LISTS),
  } as AnalysisSearch & { tab?: Tab }
}

/** The filters of further lists of an address, every key present. */
export function readLists<Name extends string>(
  given: Record<string, unknown>,
  lists: readonly Name[],
): ListSearch<Name> {
  return Object.assign({}, ...lists.map((list) => listParameters(listSearch(given, list), list)))
}

/** The view of a tab; every tab remembers its own. */
export function viewOf(search: AnalysisSearch, tab: AnalysisTab): View {
  return search[tab] ?? 'h2h'
}

export function statisticOfSearch({ stat }: AnalysisSearch): Statistic {
  return stat ?? FIRST_STATISTIC
}
