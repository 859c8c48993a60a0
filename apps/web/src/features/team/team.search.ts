import { STATISTICS, type Statistic } from '@touchline/football'
import { type HistorySearch, readHistorySearch } from '../../analysis/filters/history-search.ts'
import { oneOf, readId, readName } from '../../app/search-params.ts'

export const TEAM_TABS = [
  'basics',
  'squad',
  'goals',
  'corners',
  'cards',
  'scorers',
  'stats',
  'transfer',
  'other',
] as const
export type TeamTab = (typeof TEAM_TABS)[number]

/** Means all tournaments or all seasons. */
export const ALL = 'all'

export const FIRST_STATISTIC = STATISTICS[0]

/**
 * The address of a team page beyond the team's id; defaults are left out. The filters without a prefix belong to the lists of recent
 * matches, which share them.
 */
export interface TeamSearch extends HistorySearch {
  tab?: Exclude<TeamTab, 'basics'>
  /** The tournament and the season of squad and scorers. */
  league?: number
  season?: number
  /** The same for the statistics, where all of them can be taken together; then a season is known by its name. */
  stats_league?: number | typeof ALL
  stats_season?: number | string
  /** The selected statistic. */
  stat?: Exclude<Statistic, typeof FIRST_STATISTIC>
  /** Pages of the matches to come and of those who are missing, from 2 on. */
  next?: number
  missing?: number
}

/** Reads the address; invalid values count as missing. */
export function readTeamSearch(given: Record<string, unknown>): TeamSearch {
  return {
    tab: oneOf(TEAM_TABS.slice(1), given.tab),
    league: readId(given.league),
    season: readId(given.season),
    stats_league: given.stats_league === ALL ? ALL : readId(given.stats_league),
    stats_season: readId(given.stats_season) ?? readName(given.stats_season),
    stat: oneOf(STATISTICS.slice(1), given.stat),
    next: readPage(given.next),
    missing: readPage(given.missing),
    ...readHistorySearch(given),
  } as TeamSearch
}

function readPage(given: unknown): number | undefined {
  const page = readId(given)
  return page === 1 ? undefined : page
}

export function statisticOf({ stat }: TeamSearch): Statistic {
  return stat ?? FIRST_STATISTIC
}
