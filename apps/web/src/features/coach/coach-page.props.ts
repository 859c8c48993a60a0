import type { CoachSearch } from './coach.search.ts'

export interface CoachPageProps {
  id: number
  search: CoachSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: CoachSearch, replace?: boolean): void
}
