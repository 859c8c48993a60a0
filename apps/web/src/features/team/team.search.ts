import { STATISTICS, type Statistic } from '@touchline/football'
import { oneOf, readId, readName } from '../../app/search-params.ts'
import { type HistorySearch, readHistorySearch } from '../../ui/history/filters/history-search.ts'

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

/** Stands for all tournaments or all seasons. */
export const ALL = 'all'

export const FIRST_STATISTIC = STATISTICS[0]

/**
 * The address of a team page beyond the team's id; what is at its default is left out. The filters without a prefix belong to the lists of
 * recent matches, which share them.
 */
export interface TeamSearch extends HistorySearch {
  tab?: Exclude<TeamTab, 'basics'>
  /** The tournament and the season whose squad and scorers are looked at. */
  league?: number
  season?: number
  /** The same for the statistics, where all of them can be taken together; then a season is known by its name. */
  stats_league?: number | typeof ALL
  stats_season?: number | string
  /** The statistic that is looked at. */
  stat?: Exclude<Statistic, typeof FIRST_STATISTIC>
  /** Pages of the matches to come and of those who are missing, from 2 on. */
  next?: number
  missing?: number
}

/** Reads the address; whatever makes no sense counts as not given. */
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
