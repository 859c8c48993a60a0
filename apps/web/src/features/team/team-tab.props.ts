import type { TeamSearch } from './team.search.ts'
import type { TeamInfo } from './team-queries.ts'

export interface TeamPageProps {
  id: number
  search: TeamSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: TeamSearch, replace?: boolean): void
}

export interface TeamTabProps extends Omit<TeamPageProps, 'id'> {
  team: TeamInfo
}
