import type { SearchSchemaInput } from '@tanstack/react-router'

const MAX_ID = 2_147_483_647

/** An id of an address, given as a number or as text; undefined for what can be none. */
export function readId(given: unknown): number | undefined {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : ''
  const id = /^\d+$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? id : undefined
}

/** A name of an address; one that consists of digits comes as a number. Undefined when it is empty. */
export function readName(given: unknown): string | undefined {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  return text === '' ? undefined : text
}

/** The given option; undefined when it is unknown. */
export function oneOf<const T extends string | number>(options: readonly T[], given: unknown): T | undefined {
  return options.find((option) => option === given)
}

/** An address without the keys that are not set. */
export function withoutUnset<S extends object>(search: object): S {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as S
}

/** The parameters of an address as they are written, before anybody read them. */
export type Written<Search> = { readonly [Key in keyof Search]?: unknown }

/**
 * For a route's `validateSearch`: links are typed by `Search`, and the page parses the raw parameters. The router needs this for every
 * route before the first page is hydrated, so the parsers come with the page.
 */
export const asWritten = <Search>(search: Search & SearchSchemaInput): Written<Search> => search
