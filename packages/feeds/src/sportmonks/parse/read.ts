import type { Key } from '@touchline/football'
import type { FeedProblem } from '../parsed.ts'

/*
 * Readers of single values. Each takes any value and gives null for one that is missing, of the wrong kind or out of range; none of them
 * throws.
 */

/** A JSON object, fields unread. */
export type Fields = Readonly<Record<string, unknown>>

const NO_FIELDS: Fields = {}
const WHOLE_NUMBER = /^[+-]?\d{1,15}$/
const NUMBER = /^[+-]?\d{1,15}(\.\d+)?$/
// The database knows no year 0.
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}/
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|\+00:00)?$/
/** The largest count a stored figure can hold. */
const MAX_COUNT = 32_767

/** Words without the spaces and no-break spaces around them and between them doubled; null when nothing is left. */
export function text(value: unknown): string | null {
  const words = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof words !== 'string') return null
  // The database takes no NUL, and half a character is no character.
  const clean = words.replaceAll('\u0000', '').toWellFormed().replace(/\s+/g, ' ').trim()
  return clean === '' ? null : clean
}

/** An id as the key of a record; ids run far beyond 32 bits and may come as text. */
export function key(value: unknown): Key | null {
  const id = integer(value)
  return id === null || id <= 0 ? null : String(id)
}

/** A whole number, which may come as text or as `6.0`. */
export function integer(value: unknown): number | null {
  const number = typeof value === 'string' && WHOLE_NUMBER.test(value.trim()) ? Number(value) : value
  // Adding zero makes −0 a plain 0.
  return typeof number === 'number' && Number.isSafeInteger(number) ? number + 0 : null
}

/** A count: a whole number from 0 to the largest a stored figure can hold. */
export function count(value: unknown, largest = MAX_COUNT): number | null {
  const number = integer(value)
  return number === null || number < 0 || number > largest ? null : number
}

/** A finite number, which may come as text with a decimal point. */
export function decimal(value: unknown): number | null {
  const number = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null
}

/** Yes or no, which may come as 1 and 0. */
export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 1 || value === 0 ? value === 1 : null
}

/** The calendar day a text begins with, YYYY-MM-DD; null for days that do not exist. */
export function day(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const found = DAY.exec(value.trim())?.[0]
  if (found === undefined) return null
  const at = Date.parse(`${found}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(found) ? found : null
}

/** The feed's `YYYY-MM-DD HH:MM:SS`, which is UTC, or an ISO instant, as ISO 8601. */
export function timestamp(value: unknown): string | null {
  if (typeof value !== 'string' || !MOMENT.test(value.trim()) || day(value) === null) return null
  const at = Date.parse(`${value.trim().slice(0, 19).replace(' ', 'T')}Z`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** Seconds since 1970 as ISO 8601. */
export function unixSeconds(value: unknown): string | null {
  const seconds = integer(value)
  return seconds === null || seconds <= 0 || seconds > 253_402_300_799 ? null : new Date(seconds * 1000).toISOString()
}

/** One of the given numbers. */
export function oneOf<const T extends number>(value: unknown, allowed: readonly T[]): T | null {
  const number = integer(value)
  return allowed.find((one) => one === number) ?? null
}

/** A list, or null: an include that was not requested is absent, an empty one is an empty list. */
export function list(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** An object's fields. */
export function object(value: unknown): Fields | null {
  return isFields(value) ? value : null
}

/** The objects of a list, without other values. Empty when there is no list. */
export function objects(value: unknown): readonly Fields[] {
  return list(value)?.filter(isFields) ?? []
}

/** An object's fields, none when it is no object: for reading through nested includes that may be absent. */
export function fields(value: unknown): Fields {
  return object(value) ?? NO_FIELDS
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The report of something that was refused. An unreadable id is `?`. */
export function problem(kind: string, id: unknown, reason: string): FeedProblem {
  return { kind, key: text(id) ?? '?', reason }
}
