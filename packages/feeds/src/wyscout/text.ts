import { textOf } from '../files/json.ts'

/** A text of the files, in which letters beyond ASCII are escaped a second time; null when it says nothing. */
export function nameOf(value: unknown): string | null {
  const text = textOf(value)
  if (text === null || text === 'null') return null
  return textOf(text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))
}

/** A count given as a number or as text; `"null"` is unknown. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** The source's number of a thing; 0 means none. */
export function idOf(value: unknown): string | null {
  const id = numberOf(value)
  return id === null || id === 0 ? null : String(id)
}
