import type { Envelope } from './envelope.ts'

/** The start of a page in a list. */
export type Place = { page: number } | { cursor: string }

export const START: Place = { page: 1 }

/** A place as text for storage, without address or token. */
export const placeText = (place: Place): string => ('cursor' in place ? `cursor:${place.cursor}` : `page:${place.page}`)

/** The place of a kept text; null when it is not one of ours. */
export function placeOf(text: string): Place | null {
  if (/^cursor:./.test(text)) return { cursor: text.slice('cursor:'.length) }
  const page = /^page:([1-9]\d*)$/.exec(text)?.[1]
  return page === undefined ? null : { page: Number(page) }
}

/**
 * The start of the page after this answer, null after the last. A cursor takes precedence over a page number; it comes bare or inside an
 * address, of which only the cursor is stored.
 */
export function nextPlace(answer: Envelope, place: Place): Place | null {
  const { pagination } = answer
  if (!pagination) return null
  const more = pagination.has_more ?? Boolean(pagination.next_cursor || pagination.next_page)
  if (!more) return null
  const cursor = bareCursor(pagination.next_cursor) ?? cursorIn(pagination.next_page)
  if (cursor) return { cursor }
  return { page: (pagination.current_page ?? ('page' in place ? place.page : 1)) + 1 }
}

function bareCursor(cursor: string | null | undefined): string | null {
  if (!cursor) return null
  return cursor.includes('cursor=') ? cursorIn(cursor) : cursor
}

function cursorIn(address: string | null | undefined): string | null {
  if (!address?.includes('?')) return address?.startsWith('cursor=') ? cursorIn(`?${address}`) : null
  return new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('cursor')
}
