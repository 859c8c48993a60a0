import { LIMITS } from './limits.ts'

/** An address of this site from the `next` of a page, without origin; null for anything that leads elsewhere. */
export function ownAddress(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null
  const here = 'https://own.invalid'
  const url = URL.canParse(next, here) ? new URL(next, here) : null
  const own = url?.origin === here ? url.pathname + url.search + url.hash : null
  // `/.//host` is an address of this site whose path alone would be one of another.
  return own === null || own.startsWith('//') || own.length > LIMITS.next ? null : own
}

/** What the addresses of login, sign-up and activation hand on: where somebody wanted to go before they had to sign in. */
export interface Onward {
  /** An address of this site. */
  next?: string
}

/** Reads it from an address; what leads elsewhere is left out. What a route passes on of its address still holds what was never validated. */
export function readOnward({ next }: Record<string, unknown>): Onward {
  const own = ownAddress(next)
  return own === null ? {} : { next: own }
}
