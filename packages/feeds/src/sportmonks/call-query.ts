import type { CallQuery } from './client-types.ts'
import type { Place } from './place.ts'

/** Rows a page may have; with `populate`, which gives no includes, many more. */
const MAX_PAGE = { usual: 50, populated: 1000 }

/**
 * The query of a call in the feed's spelling. A cursor replaces page, size and order of the first call; sent together they are refused.
 *
 * @param place null for an answer without pages
 */
export function searchParams(query: CallQuery, place: Place | null): URLSearchParams {
  const params = new URLSearchParams()
  const filters = Object.entries(query.filters ?? {})
  if (query.include?.length) params.set('include', query.include.join(';'))
  if (filters.length)
    params.set('filters', filters.map(([name, value]) => (value ? `${name}:${value}` : name)).join(';'))
  if (query.select?.length) params.set('select', query.select.join(','))
  if (place && 'cursor' in place) {
    params.set('cursor', place.cursor)
    return params
  }
  if (query.order) params.set('order', query.order)
  if (query.perPage) {
    const populated = filters.some(([name]) => name === 'populate')
    params.set('per_page', String(Math.min(query.perPage, populated ? MAX_PAGE.populated : MAX_PAGE.usual)))
  }
  if (place && place.page > 1) params.set('page', String(place.page))
  return params
}
