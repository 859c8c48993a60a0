import { type CoachFilter, DEFAULT_PER_PAGE, MAX_PER_PAGE, MIN_PER_PAGE, type Side } from '@touchline/football'
import { oneOf } from '../../app/search-params.ts'

/**
 * The filters of a history list in the address. Defaults are left out; ids are joined by `-`, a single one is a number. `per` is matches
 * per page, 0 for all; `page` counts from 0, the newest.
 */
export interface HistorySearch {
  leagues?: string | number
  seasons?: string | number
  half?: 1 | 2
  /** Only matches the viewed team played at home, or only those away. */
  venue?: Side
  coach?: CoachFilter
  per?: number
  page?: number
}

export type HistoryChange = { [K in keyof HistorySearch]: HistorySearch[K] | undefined }

/** The filters of one list where several are in one address, each key with the name of its list before it: `h_half=1`. */
export type ListSearch<List extends string> = { [K in keyof HistorySearch as `${List}_${K}`]?: HistorySearch[K] }

const KEYS = ['leagues', 'seasons', 'half', 'venue', 'coach', 'per', 'page'] as const satisfies (keyof HistorySearch)[]

/** Reads the filters of one list out of an address. */
export function listSearch(search: object, list: string): HistorySearch {
  const given = search as Record<string, unknown>
  return readHistorySearch(Object.fromEntries(KEYS.map((key) => [key, given[`${list}_${key}`]])))
}

/** The filters of one list as parameters of an address; unset ones are present as undefined. */
export function listParameters<List extends string>(filters: HistorySearch, list: List): ListSearch<List> {
  return Object.fromEntries(KEYS.map((key) => [`${list}_${key}`, filters[key]])) as ListSearch<List>
}

/** The address after a change of one list's filters; everything but turning the page leads back to its newest page. */
export function changeList<S extends object>(search: S, list: string, change: HistoryChange): S {
  return { ...search, ...listParameters(changeHistory(listSearch(search, list), change), list) }
}

/** Reads the filters from the parameters of an address; invalid values count as unset. */
export function readHistorySearch(given: Record<string, unknown>): HistorySearch {
  return withoutDefaults({
    leagues: joinIds(splitIds(given.leagues)),
    seasons: joinIds(splitIds(given.seasons)),
    half: oneOf([1, 2], given.half),
    venue: oneOf(['home', 'away'], given.venue),
    coach: oneOf(['current', 'previous'], given.coach),
    per: whole(given.per, 0, MAX_PER_PAGE),
    page: whole(given.page, 0, Number.MAX_SAFE_INTEGER),
  })
}

/** The filters after a change. Everything but turning the page leads back to the newest page. */
export function changeHistory<S extends HistorySearch>(search: S, change: HistoryChange): S {
  return withoutDefaults({ ...search, page: undefined, ...change })
}

/** Ids of a list in the address; null when nothing is chosen, which means all. */
export function splitIds(text: unknown): number[] | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null
  const ids = String(text)
    .split('-')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return ids.length === 0 ? null : [...new Set(ids)].sort((a, b) => a - b)
}

export function joinIds(ids: readonly number[] | null): string | number | undefined {
  if (ids === null || ids.length === 0) return undefined
  return ids.length === 1 ? ids[0] : ids.join('-')
}

function withoutDefaults<S extends HistorySearch>(search: object): S {
  const defaults: Record<string, unknown> = { per: DEFAULT_PER_PAGE, page: 0 }
  const kept = Object.entries(search).filter(([key, value]) => value !== undefined && value !== defaults[key])
  return Object.fromEntries(kept) as unknown as S
}

function whole(given: unknown, least: number, most: number): number | undefined {
  const value = typeof given === 'number' ? given : Number.NaN
  return Number.isInteger(value) && value >= Math.min(least, MIN_PER_PAGE) && value <= most ? value : undefined
}
