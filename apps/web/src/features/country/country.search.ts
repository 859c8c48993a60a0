import { oneOf } from '../../app/search-params.ts'

export const COUNTRY_TABS = ['league', 'team', 'player', 'coach', 'referee'] as const
export type CountryTab = (typeof COUNTRY_TABS)[number]

/** The address of the country page; the first tab is left out. */
export interface CountrySearch {
  tab?: Exclude<CountryTab, 'league'> | undefined
}

/** Reads the address; a tab that makes no sense counts as not given. */
export function readCountrySearch(given: Record<string, unknown>): CountrySearch {
  return { tab: oneOf(['team', 'player', 'coach', 'referee'], given.tab) }
}
