import { ownAddress } from '@touchline/football'
import { LIMITS } from './limits.ts'

/** The target that the addresses of login, sign-up and activation pass on: the page somebody wanted before they had to sign in. */
export interface Onward {
  /** An address of this site. */
  next?: string
}

/** Reads it from an address; targets on other sites are left out. The parameters a route passes on are not validated yet. */
export function readOnward({ next }: Record<string, unknown>): Onward {
  const own = ownAddress(next)
  return own === null || own.length > LIMITS.next ? {} : { next: own }
}

/** Outcomes of a visit to the identity provider, as the address of the login names them. */
const OUTCOMES = ['returned', 'unreachable', 'refused', 'stale', 'unverified', 'unknown', 'blocked'] as const
export type ProviderOutcome = (typeof OUTCOMES)[number]

export const readOutcome = ({ provider }: Record<string, unknown>): ProviderOutcome | undefined =>
  OUTCOMES.find((one) => one === provider)
