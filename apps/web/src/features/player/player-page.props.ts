import type { PlayerSearch } from './player.search.ts'

export interface PlayerPageProps {
  id: number
  search: PlayerSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: PlayerSearch, replace?: boolean): void
}
