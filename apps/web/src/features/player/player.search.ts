import { oneOf, readId, readName } from '../../app/search-params.ts'

export const PLAYER_TABS = ['basics', 'latest', 'stats'] as const
export type PlayerTab = (typeof PLAYER_TABS)[number]

export const SORT_KEYS = [
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

/** The address of a player's page beyond the id; what is at its default is left out. */
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

/** Reads the address; whatever makes no sense counts as not given. Every key is present, so that unusable values are forgotten. */
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

export interface Sorting {
  by: SortKey
  dir: 'asc' | 'desc'
}

/** Names begin with A, figures with the highest, seasons with the latest. */
const firstWay = (by: SortKey): Sorting['dir'] => (by === 'league' || by === 'team' ? 'asc' : 'desc')

export function sortingOf({ sort = 'season', dir }: PlayerSearch): Sorting {
  return { by: sort, dir: dir ?? firstWay(sort) }
}

/** The address once a column's head was pressed: sorted by it, or the other way round; from the first page on. */
export function withSort(search: PlayerSearch, by: SortKey): PlayerSearch {
  const now = sortingOf(search)
  const dir = now.by !== by ? firstWay(by) : now.dir === 'asc' ? 'desc' : 'asc'
  return {
    ...(search.tab && { tab: search.tab }),
    ...(by !== 'season' && { sort: by }),
    ...(dir !== firstWay(by) && { dir }),
  }
}

export function withTab(tab: PlayerTab): PlayerSearch {
  return tab === 'basics' ? {} : { tab }
}
