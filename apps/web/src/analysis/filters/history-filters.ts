import { DEFAULT_PER_PAGE, type Half, type HeadToHeadFilters, type Side, setVenue } from '@touchline/football'
import { type HistoryChange, type HistorySearch, splitIds } from './history-search.ts'

/** Filters of a history list, without its page and its number of matches. */
export const NO_HISTORY_FILTERS = {
  leagues: undefined,
  seasons: undefined,
  half: undefined,
  venue: undefined,
  coach: undefined,
} as const satisfies HistoryChange

/** Whether anything is filtered. */
export function isFiltered(search: HistorySearch): boolean {
  return (Object.keys(NO_HISTORY_FILTERS) as (keyof typeof NO_HISTORY_FILTERS)[]).some(
    (key) => search[key] !== undefined,
  )
}

export function halfOf(search: HistorySearch): Half {
  return search.half ?? 0
}

/** Matches per page, 0 for all. */
export function perPageOf(search: HistorySearch): number {
  return search.per ?? DEFAULT_PER_PAGE
}

/** Takes the ids into the chosen ones, or out of them when all of them are chosen already. */
export function toggleIds(chosen: readonly number[] | null, ids: readonly number[]): number[] | null {
  const before = chosen ?? []
  const after = ids.every((id) => before.includes(id))
    ? before.filter((id) => !ids.includes(id))
    : [...new Set([...before, ...ids])].sort((a, b) => a - b)
  return after.length === 0 ? null : after
}

/** The filters in the form the sums of head to head take them. */
export function headToHeadFilters(search: HistorySearch): HeadToHeadFilters {
  return {
    leagues: splitIds(search.leagues),
    seasons: splitIds(search.seasons),
    venue: search.venue ?? null,
    coach: search.coach ?? null,
  }
}

/** The change made by ticking or unticking the home or away box; the last ticked box stays ticked. */
export function venueChange(search: HistorySearch, box: Side, ticked: boolean): HistoryChange {
  return { venue: setVenue(search.venue ?? null, box, ticked) ?? undefined }
}
