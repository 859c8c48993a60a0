/** The filters of the list as they stand in the address; what is at its default is left out. */
export interface ListSearch {
  /** What is searched for. */
  q?: string | undefined
  /** Favourite leagues only. */
  fav?: 1 | undefined
  /** 0 by time; left out by tournament (1). */
  sort?: 0 | undefined
}

const LONGEST_TEXT = 100

/** Reads the filters of an address; anything unusable is the default. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { q, fav, sort } = search
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, LONGEST_TEXT) : ''
  return {
    q: text.trim() === '' ? undefined : text,
    fav: isSet(fav) ? 1 : undefined,
    sort: sort === 0 || sort === '0' ? 0 : undefined,
  }
}

function isSet(value: unknown): boolean {
  return value === 1 || value === '1' || value === true
}
