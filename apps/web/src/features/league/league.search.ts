import type { StandingScope } from '@touchline/contract'
import type { TopScorerType } from '@touchline/football'
import { oneOf, readId } from '../../app/search-params.ts'

export const LEAGUE_TABS = ['standings', 'simulation', 'upcomings', 'result', 'topscorer', 'stats'] as const
export type LeagueTab = (typeof LEAGUE_TABS)[number]

/** Grounds of the figures of a team. */
export const GROUNDS = ['all', 'home', 'away'] as const
export type Ground = (typeof GROUNDS)[number]

/** The matches a table counts. */
export const SCOPES = [
  'overall',
  'home',
  'away',
  'first_half',
  'last_5',
  'last_10',
] as const satisfies readonly StandingScope[]

/** The words of a list in the texts: `scorers.goals`. */
export const TOP_WORDS = { 208: 'goals', 209: 'assists', 84: 'yellow', 83: 'red' } as const satisfies Record<
  TopScorerType,
  string
>

/** Chances of a season by what its places mean, as they are kept by round. */
export const CHANCES = ['champion', 'continental', 'promotion', 'relegation'] as const
export type ChanceKind = (typeof CHANCES)[number]

/** Most lines of a chart of teams. */
export const MAX_LINES = 6

/** The address of the league page; defaults are left out. */
export interface LeagueSearch {
  /** Id of the season looked at; the one being played without. */
  season?: number
  tab?: Exclude<LeagueTab, 'standings'>
  /** Id of the stage whose tables are shown; the latest that has begun without. */
  phase?: number
  /** The matches the tables count; all when missing. */
  scope?: Exclude<StandingScope, 'overall'>
  /** 0: matches in play do not count. */
  live?: 0
  /** Teams whose lines are drawn, by id: `8-18`. */
  lines?: string
  /** The chances shown by round; the league's first ones when missing. */
  chance?: ChanceKind
  list?: Exclude<TopScorerType, 208>
  /** Only the matches of this team. */
  team?: number
  /** Results of matches to come that were set: `1234:2-1,1240:0-0`. */
  results?: string
  /** From 2 on. */
  page?: number
}

/** Reads the address; invalid values count as missing. */
export function readLeagueSearch(given: Record<string, unknown>): LeagueSearch {
  const page = readId(given.page)
  const lines = readLines(given.lines)
  return {
    season: readId(given.season),
    tab: oneOf(['simulation', 'upcomings', 'result', 'topscorer', 'stats'], given.tab),
    phase: readId(given.phase),
    // Tables at home and away had `ground` in their address once.
    scope: oneOf(['home', 'away', 'first_half', 'last_5', 'last_10'], given.scope ?? given.ground),
    live: oneOf([0], given.live),
    lines: lines.length > 0 ? lines.join('-') : undefined,
    chance: oneOf(CHANCES, given.chance),
    list: oneOf([209, 84, 83], given.list),
    team: readId(given.team),
    results: readResultsText(given.results),
    page: page === 1 ? undefined : page,
  } as LeagueSearch
}

const RESULTS = /^[1-9]\d{0,9}:\d{1,2}-\d{1,2}(,[1-9]\d{0,9}:\d{1,2}-\d{1,2}){0,59}$/

const readResultsText = (given: unknown): string | undefined =>
  typeof given === 'string' && RESULTS.test(given) ? given : undefined

/** The ids of teams that are in the address, each once. */
export function readLines(given: unknown): number[] {
  const parts = typeof given === 'string' || typeof given === 'number' ? String(given).split('-') : []
  return [...new Set(parts.flatMap((part) => readId(part) ?? []))].slice(0, MAX_LINES)
}

/** Teams as they are in the address; nothing for none. */
export const linesText = (ids: readonly number[]): string | undefined => (ids.length === 0 ? undefined : ids.join('-'))

/** The address after a change; a page number belongs to the filters it was read with. */
export function withChange(search: LeagueSearch, change: LeagueSearch): LeagueSearch {
  const next = { ...search, page: undefined, ...change }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
}

/** The address of another season: the same tab and lists, but no team of the one before. */
export function withSeason(search: LeagueSearch, season: number | undefined): LeagueSearch {
  return withChange(search, { season, phase: undefined, team: undefined, lines: undefined, results: undefined })
}
