import { decodeBytes } from './decode.ts'

/** An object of a JSON file whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>

/** What a JSON file holds; null when it is no JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeBytes(bytes))
  } catch {
    return null
  }
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
