import type { LeagueSeason, LeagueView } from '@touchline/contract'
import type { LeagueSearch } from './league.search.ts'

/** Props of every tab. */
export interface TabProps {
  league: LeagueView
  season: LeagueSeason
  search: LeagueSearch
  /** Goes to the address with this change, on the first page unless it names one. */
  onChange(change: LeagueSearch, replace?: boolean): void
}
