import { type AnalysisSearch, readAnalysisSearch } from '../../analysis/filters/analysis-search.ts'
import { readName } from '../../app/search-params.ts'

/** The address of the compare page beyond the ids of the teams. */
export interface CompareSearch extends AnalysisSearch {
  /** Names of the home and the away team and of their countries, shown until the teams themselves are loaded. */
  hn?: string
  an?: string
  hc?: string
  ac?: string
  tab?: 'corners' | 'cards' | 'stats'
}

/** Reads the address; invalid values count as missing. There are neither similar matches nor filters by coach. */
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
