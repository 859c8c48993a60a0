import { oneOf, readId, readName } from '../../app/search-params.ts'

export const PLAYER_TABS = ['basics', 'latest', 'stats'] as const
export type PlayerTab = (typeof PLAYER_TABS)[number]

const SORT_KEYS = [
  'season',
  'league',
  'team',
  'appearances',
  'minutes',
  'rating',
  'goals',
  'assists',
  'yellow',
  'red',
] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The address of a player's page beyond the id; defaults are left out. */
export interface PlayerSearch {
  tab?: Exclude<PlayerTab, 'basics'>
  /** The column the seasons are sorted by, and which way round. */
  sort?: SortKey
  dir?: 'asc' | 'desc'
  /** The page of the seasons, from 2 on. */
  page?: number
  /** The season whose figures are open: ids of season and team, `3-5`. */
  season?: string
}

/** Reads the address; invalid values count as missing. */
export function readPlayerSearch(given: Record<string, unknown>): PlayerSearch {
  const sort = oneOf(SORT_KEYS, given.sort)
  const page = readId(given.page)
  const season = readName(given.season)
  return {
    tab: oneOf(['latest', 'stats'], given.tab),
    sort,
    dir: oneOf(['asc', 'desc'], given.dir),
    page: page === 1 ? undefined : page,
    season: season !== undefined && /^\d{1,10}-\d{1,10}$/.test(season) ? season : undefined,
  } as PlayerSearch
}

export function withTab(tab: PlayerTab): PlayerSearch {
  return tab === 'basics' ? {} : { tab }
}
