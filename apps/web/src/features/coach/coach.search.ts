import { oneOf, readName } from '../../app/search-params.ts'

export const COACH_TABS = ['basics', 'fixtures', 'stats'] as const
export type CoachTab = (typeof COACH_TABS)[number]

/** The address of a coach's page beyond the id; defaults are left out. */
export interface CoachSearch {
  tab?: Exclude<CoachTab, 'basics'>
  /** The name of the season whose matches are shown. */
  season?: string
  /** The season whose figures are open: ids of season and team, `3-5`. */
  open?: string
}

/** Reads the address; invalid values count as missing. */
export function readCoachSearch(given: Record<string, unknown>): CoachSearch {
  const open = readName(given.open)
  return {
    tab: oneOf(['fixtures', 'stats'], given.tab),
    season: readName(given.season),
    open: open !== undefined && /^\d{1,10}-\d{1,10}$/.test(open) ? open : undefined,
  } as CoachSearch
}

export function withTab(tab: CoachTab): CoachSearch {
  return tab === 'basics' ? {} : { tab }
}
