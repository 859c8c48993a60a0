import type { PlayerSearch, SortKey } from './player.search.ts'

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
