import { ownAddress } from '@touchline/football'
import { LIMITS } from './limits.ts'

/** What the addresses of login, sign-up and activation hand on: where somebody wanted to go before they had to sign in. */
export interface Onward {
  /** An address of this site. */
  next?: string
}

/** Reads it from an address; what leads elsewhere is left out. What a route passes on of its address still holds what was never validated. */
export function readOnward({ next }: Record<string, unknown>): Onward {
  const own = ownAddress(next)
  return own === null || own.length > LIMITS.next ? {} : { next: own }
}
