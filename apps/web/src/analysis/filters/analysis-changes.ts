import type { Statistic } from '@touchline/football'
import { withoutUnset } from '../../app/search-params.ts'
import type { Near, Scope } from '../similar/similar-choices.ts'
import { type AnalysisSearch, type AnalysisTab, FIRST_STATISTIC, type View } from './analysis-search.ts'
import { changeHistory, changeList, type HistoryChange } from './history-search.ts'

const NEWEST = { h_page: undefined, a_page: undefined }

/** Another tab shows the lists from their newest page on: its view may list other matches. */
export function withTab<S extends AnalysisSearch>(search: S, tab: NonNullable<S['tab']> | 'goals'): S {
  return withoutUnset({ ...search, ...NEWEST, tab: tab === 'goals' ? undefined : tab })
}

export function withView<S extends AnalysisSearch>(search: S, tab: AnalysisTab, view: View): S {
  return withoutUnset({ ...search, ...NEWEST, [tab]: view === 'h2h' ? undefined : view })
}

/** Other similar matches are shown from their newest page on. */
export function withSimilar<S extends AnalysisSearch>(search: S, { near, scope }: { near: Near; scope: Scope }): S {
  return withoutUnset({
    ...search,
    ...NEWEST,
    near: near === 'same' ? undefined : near,
    scope: scope === 'team' ? undefined : scope,
  })
}

export function withStatistic<S extends AnalysisSearch>(search: S, statistic: Statistic): S {
  return withoutUnset({ ...search, stat: statistic === FIRST_STATISTIC ? undefined : statistic })
}

/** The address after a change of the filters of a list, of head to head when none is named. */
export function withFilters<S extends AnalysisSearch>(search: S, change: HistoryChange, list?: string): S {
  return withoutUnset(list === undefined ? changeHistory(search, change) : changeList(search, list, change))
}
