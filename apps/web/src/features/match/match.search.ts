import {
  changeHistory,
  type HistoryChange,
  type HistorySearch,
  readHistorySearch,
} from '../../ui/history/history-search.ts'

export const ANALYSIS_TABS = ['goals', 'corners', 'cards', 'stats'] as const
export type AnalysisTab = (typeof ANALYSIS_TABS)[number]
export type MatchTab = AnalysisTab | 'referee'

/** Head to head, last matches of each team, similar matches of each team: 0, 1, 2 by their position. */
export const VIEWS = ['h2h', 'last', 'similar'] as const
export type View = (typeof VIEWS)[number]

/**
 * The address of the match page. Each analysis tab keeps its own view under its name (`goals=last`); what is at its default is left
 * out. The filters belong to head to head.
 */
export interface MatchSearch extends HistorySearch {
  /** The match; missing or malformed addresses lead to the not-found page. */
  mid?: number
  /** The league's country: its id, `-` when it is not known. */
  cid?: number | '-'
  cn?: string
  tab?: Exclude<MatchTab, 'goals'>
  goals?: Exclude<View, 'h2h'>
  corners?: Exclude<View, 'h2h'>
  cards?: Exclude<View, 'h2h'>
  stats?: Exclude<View, 'h2h'>
}

const LARGEST_ID = 2_147_483_647
const OTHER_TABS = ['corners', 'cards', 'stats', 'referee'] as const
const OTHER_VIEWS = ['last', 'similar'] as const

/** Reads the address; whatever makes no sense counts as not given. Every key is present, so that unusable values are forgotten. */
export function readMatchSearch(given: Record<string, unknown>): MatchSearch {
  const views = Object.fromEntries(ANALYSIS_TABS.map((tab) => [tab, oneOf(OTHER_VIEWS, given[tab])]))
  return {
    mid: readId(given.mid),
    cid: given.cid === '-' ? '-' : readId(given.cid),
    cn: readName(given.cn),
    tab: oneOf(OTHER_TABS, given.tab),
    ...views,
    ...NONE,
    ...readHistorySearch(given),
  } as MatchSearch
}

const NONE: HistoryChange = {
  leagues: undefined,
  seasons: undefined,
  half: undefined,
  venue: undefined,
  coach: undefined,
  per: undefined,
  page: undefined,
}

/** The tab that is open; without a referee there is no referee tab. */
export function openTab(search: MatchSearch, hasReferee: boolean): MatchTab {
  const tab = search.tab ?? 'goals'
  return tab === 'referee' && !hasReferee ? 'goals' : tab
}

/** The view of a tab; every tab remembers its own. */
export function viewOf(search: MatchSearch, tab: AnalysisTab): View {
  return search[tab] ?? 'h2h'
}

export function withTab(search: MatchSearch, tab: MatchTab): MatchSearch {
  return without({ ...search, tab: tab === 'goals' ? undefined : tab })
}

export function withView(search: MatchSearch, tab: AnalysisTab, view: View): MatchSearch {
  return without({ ...search, [tab]: view === 'h2h' ? undefined : view })
}

export function withFilters(search: MatchSearch, change: HistoryChange): MatchSearch {
  return without(changeHistory(search, change))
}

function without(search: object): MatchSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

function readId(given: unknown): number | undefined {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : ''
  const id = /^\d+$/.test(text) ? Number(text) : 0
  return id > 0 && id <= LARGEST_ID ? id : undefined
}

/** A name that consists of digits comes as a number. */
function readName(given: unknown): string | undefined {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  return text === '' ? undefined : text
}

function oneOf<const T extends string>(options: readonly T[], given: unknown): T | undefined {
  return options.find((option) => option === given)
}
