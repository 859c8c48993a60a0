/** Choices of matches per page; 0 is all. */
export const HEAD_TO_HEAD_PER_PAGE = [5, 10, 20, 30, 50, 0] as const
export const LIST_PER_PAGE = [20, 30, 40, 60, 80, 0] as const
export const DEFAULT_PER_PAGE = 20
export const MIN_PER_PAGE = 1
export const MAX_PER_PAGE = 149

/** One page of a complete list, newest first. */
export interface Page<Item> {
  items: Item[]
  /** 0 is the newest page. */
  page: number
  /** The oldest page; 0 when everything fits on one. */
  lastPage: number
  /** The Previous link leads to older matches, one page up. */
  hasPrevious: boolean
  /** The Next link leads to newer matches, one page down. */
  hasNext: boolean
}

/**
 * A page of a list. A page beyond the last one is the last one.
 * @param items newest first
 * @param page 0 for the newest
 * @param perPage matches per page, 0 for all
 */
export function pageOf<Item>(items: readonly Item[], page: number, perPage: number): Page<Item> {
  const size = perPage > 0 ? Math.trunc(perPage) || 1 : Math.max(1, items.length)
  const lastPage = Math.max(0, Math.ceil(items.length / size) - 1)
  const shown = Math.min(Math.max(0, Math.trunc(page)), lastPage)
  return {
    items: items.slice(shown * size, (shown + 1) * size),
    page: shown,
    lastPage,
    hasPrevious: shown < lastPage,
    hasNext: shown > 0,
  }
}

/** A typed number of matches per page; null when the text is no whole number from 1 to 149. */
export function typedPerPage(text: string): number | null {
  const typed = /^\s*\+?\d+\s*$/.test(text) ? Number(text) : MIN_PER_PAGE - 1
  return typed < MIN_PER_PAGE || typed > MAX_PER_PAGE ? null : typed
}

/** From here on a number of matches per page means all of them. */
const ALL_FROM = 1_000

/**
 * Parses the number of matches per page from an address: 0 and very large numbers mean all (0), others are clamped to 1 to 149, anything
 * else is 20.
 */
export function readPerPage(text: string): number {
  const asked = /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? Math.trunc(Number(text)) : DEFAULT_PER_PAGE
  if (asked === 0 || asked >= ALL_FROM) return 0
  return Math.min(MAX_PER_PAGE, Math.max(MIN_PER_PAGE, asked))
}
