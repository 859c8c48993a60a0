/** Selectable parts of today's list; by default matches in play and ahead. */
export const LIST_VIEWS = ['all', 'live', 'finished', 'next'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** 1 by tournament, 0 by time, 2 by stakes. */
export type ListSort = 0 | 1 | 2

/** The filters of the list in the address; defaults are left out. */
export interface ListSearch {
  /** The search text. */
  q?: string | undefined
  /** Favourite leagues only. */
  fav?: 1 | undefined
  /** 0 by time, 2 by stakes; left out by tournament (1). */
  sort?: 0 | 2 | undefined
  /** Part of today's list; left out for matches in play and ahead. */
  show?: ListView | undefined
}

const MAX_TEXT = 100

/** Reads the filters of an address; anything unusable is the default. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { q, fav, sort, show } = search
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, MAX_TEXT) : ''
  return {
    q: text.trim() === '' ? undefined : text,
    fav: isSet(fav) ? 1 : undefined,
    sort: sort === 0 || sort === '0' ? 0 : sort === 2 || sort === '2' ? 2 : undefined,
    show: LIST_VIEWS.find((view) => view === show),
  }
}

function isSet(value: unknown): boolean {
  return value === 1 || value === '1' || value === true
}
