import type { PlayedSeason } from '@touchline/contract'
import { coachFlags, venueFlags } from '@touchline/contract/matches'
import { type Half, MAX_PER_PAGE, MAX_RATED } from '@touchline/football'
import { perPageOf } from './filters/history-filters.ts'
import { type HistorySearch, splitIds } from './filters/history-search.ts'
import type { FilterOption } from './head-to-head.model.ts'
import type { AsOf, LastQuery } from './past-matches.queries.ts'
import type { Near } from './similar/similar-choices.ts'

/** The team whose matches are listed. */
export interface ListedTeam {
  id: number
  name: string
  /** Id of the present coach; null without one, and then there are no coach filters. */
  coach: number | null
}

/** Matches at one price of the listed team's win, compared within one bookmaker's prices. */
export interface SimilarPrice {
  /** Decimal, in every odds format of the viewer. */
  price: number
  source: string | null
  /** The same without the margin, 0 to 1; null where it cannot be taken out. */
  chance: number | null
  near: Near
  /** The league whose teams are listed, or all of them; null for the team alone. */
  beyond: { league: number | null } | null
}

/** The prices of both teams' wins before a match, and the bookmaker they come from. */
export interface SimilarPrices {
  home: number
  away: number
  source: string | null
  chances: { home: number; away: number } | null
  league: { id: number; name: string }
}

/** The query value of each choice of similarity. */
const TOLERANCE = { same: '0', 5: '0.05', 10: '0.10', chance: 'chance' } as const

/** Whether matches of other teams than the listed one are included. */
export const isWide = (similar: SimilarPrice | null): boolean => similar !== null && similar.beyond !== null

/** How many matches the hit rates of a list are of: all of them, of every league's the newest. @param total of the list */
export const ratedOf = (total: number, similar: SimilarPrice | null): number =>
  similar?.beyond?.league === null ? Math.min(total, MAX_RATED) : total

/** The leagues a team has played in, those with the most matches first. */
export function playedLeagues(seasons: readonly PlayedSeason[]): FilterOption[] {
  const options = new Map<number, FilterOption>()
  for (const { league, count } of seasons) {
    const option = options.get(league.id) ?? {
      ids: [league.id],
      name: league.name,
      count: 0,
      flag: league.country.code,
    }
    option.count += count
    options.set(league.id, option)
  }
  return [...options.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** The seasons of a team by name, the newest first; one name is one choice, in any league. */
export function playedSeasons(seasons: readonly PlayedSeason[]): FilterOption[] {
  const options = new Map<string, FilterOption>()
  for (const { id, name, count } of seasons) {
    const option = options.get(name) ?? { ids: [], name, count: 0 }
    option.ids.push(id)
    option.count += count
    options.set(name, option)
  }
  return [...options.values()]
}

/**
 * The seasons to request: `0` for all, the ids that the chosen leagues and seasons have in common, joined by commas, `-1` when there are
 * none.
 */
export function seasonsAsked(search: HistorySearch, seasons: readonly PlayedSeason[]): string {
  const [leagues, chosen] = [splitIds(search.leagues), splitIds(search.seasons)]
  if (leagues === null && chosen === null) return '0'
  const ids = seasons
    .filter(({ id, league_id }) => (leagues?.includes(league_id) ?? true) && (chosen?.includes(id) ?? true))
    .map(({ id }) => id)
  return ids.length === 0 ? '-1' : ids.join(',')
}

interface Asked {
  team: ListedTeam
  search: HistorySearch
  seasons: string
  half: Half
  similar: SimilarPrice | null
  /** A match that is left out. */
  except?: number | null
  asOf?: AsOf
}

/** The query for the server. */
export function lastQuery({ team, search, seasons, half, similar, except = null, asOf = 'now' }: Asked): LastQuery {
  return {
    id: team.id,
    seasons: isWide(similar) ? '0' : seasons,
    pgNo: search.page ?? 0,
    perPage: String(perPageOf(search) || (isWide(similar) ? MAX_PER_PAGE : 0)),
    ...venueFlags(search.venue ?? null),
    ...coachFlags(team.coach === null ? null : (search.coach ?? null)),
    fullHalf: half,
    similar: similar === null ? 0 : Number(similar.price.toFixed(2)),
    current_coach: team.coach ?? 0,
    ...(similar?.source ? { similar_source: similar.source } : {}),
    ...(except === null ? {} : { except }),
    ...(asOf === 'kickoff' && { as_of: asOf }),
    ...(similar !== null && likeness(similar)),
  }
}

/** Defaults are left out, so that the same query has one address. */
function likeness({ chance, near, beyond }: SimilarPrice) {
  return {
    ...(near === 'chance' && chance !== null && { tolerance: TOLERANCE.chance, chance: chance.toFixed(4) }),
    ...((near === 5 || near === 10) && { tolerance: TOLERANCE[near] }),
    ...(beyond !== null &&
      (beyond.league === null ? { scope: 'all' as const } : { scope: 'league' as const, league: beyond.league })),
  }
}

/** The position of a page: a page with fewer matches than requested is the oldest, and so is one with all of them. */
export function pageState(found: { foundCount: number; total: number }, page: number, perPage: number) {
  const oldest = perPage === 0 || found.foundCount < perPage || (page + 1) * perPage >= found.total
  return { hasPrevious: !oldest, hasNext: page > 0 }
}

/** The page to show instead of one beyond the oldest; null when the page has matches or is the newest. */
export function pageBack(found: { foundCount: number; total: number }, page: number, perPage: number): number | null {
  if (found.foundCount > 0 || page === 0) return null
  const oldest = perPage === 0 ? 0 : Math.max(0, Math.ceil(found.total / perPage) - 1)
  return Math.min(page - 1, oldest)
}
