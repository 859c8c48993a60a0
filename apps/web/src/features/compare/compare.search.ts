import { readName } from '../../app/search-params.ts'
import { type AnalysisSearch, readAnalysisSearch, withoutUnset } from '../../ui/history/analysis-search.ts'
import { type HistorySearch, listParameters, listSearch } from '../../ui/history/history-search.ts'

/** The address of the compare page beyond the ids of the teams. */
export interface CompareSearch extends AnalysisSearch {
  /** Names of the home and the away team and of their countries, shown until the teams themselves are there. */
  hn?: string
  an?: string
  hc?: string
  ac?: string
  tab?: 'corners' | 'cards' | 'stats'
}

/** Reads the address; whatever makes no sense counts as not given. There are neither similar matches nor filters by coach. */
export function readCompareSearch(given: Record<string, unknown>): CompareSearch {
  return {
    hn: readName(given.hn),
    an: readName(given.an),
    hc: readName(given.hc),
    ac: readName(given.ac),
    ...readAnalysisSearch(given, ['corners', 'cards', 'stats'], ['last']),
    coach: undefined,
    h_coach: undefined,
    a_coach: undefined,
  } as CompareSearch
}

/** The address once the teams have changed places: the same matches seen from the other team, each list with its own team. */
export function swapped(search: CompareSearch): CompareSearch {
  const { hn, an, hc, ac, venue } = search
  return withoutUnset({
    ...search,
    hn: an,
    an: hn,
    hc: ac,
    ac: hc,
    venue: venue && OTHER_VENUE[venue],
    ...listParameters(listSearch(search, 'a'), 'h'),
    ...listParameters(listSearch(search, 'h'), 'a'),
  })
}

const OTHER_VENUE: Record<NonNullable<HistorySearch['venue']>, HistorySearch['venue']> = { home: 'away', away: 'home' }
