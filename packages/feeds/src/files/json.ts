import { decodeBytes } from './decode.ts'

/** An object of a JSON file whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>

/** Longer than any name or note; such a text would take minutes to store and search. */
const MAX_TEXT = 5_000
/** Cheap, but also matches a long list of numbers between two texts: the values decide. */
const MAY_BE_LONG = /"[^"]{5000}/

/** One half of a character, or of two: names that differ in nothing else are the same name to a database. */
const HALF_CHARACTER = /\\ud[89a-f]/i
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/** Parses a JSON file; null when it is not JSON, or holds more than a source writes. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = decodeBytes(bytes)
    const value: unknown = HALF_CHARACTER.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
    return MAY_BE_LONG.test(text) && holdsLongText(value) ? null : value
  } catch {
    return null
  }
}

function holdsLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length >= MAX_TEXT
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => key.length >= MAX_TEXT || holdsLongText(one))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list; none where there is no list. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** The fields of an object; none where there is no object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** A text that says something, or null. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  return text === '' ? null : text
}

/** A whole number of 0 or more, written as a number or as digits (`"54 600"` too), or null. */
export function countOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d[\d\s]*$/.test(value) ? Number(value.replace(/\s/g, '')) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}
