import { type CommonStrength, commonGrid, type GridParameters } from '@touchline/probability'

/** Teams of a cup as their matches are drawn. */
export interface CupSides {
  strengths: ReadonlyMap<number, CommonStrength>
  /** Teams of the countries that a tournament takes place in. */
  hosts: ReadonlySet<number>
}

/**
 * Chances of a match; null where nothing is known of a team. On ground that is neutral for the others, a host is at home, whichever is named
 * first; between two hosts nobody is.
 */
export function pairGrid(
  { strengths, hosts }: CupSides,
  { home, away, neutral }: { home: number; away: number; neutral: boolean },
): GridParameters | null {
  const [host, guest] = [strengths.get(home), strengths.get(away)]
  if (!host || !guest) return null
  if (!neutral || hosts.has(home) === hosts.has(away)) return commonGrid(host, guest, neutral)
  if (hosts.has(home)) return commonGrid(host, guest, false)
  const { a, b, rho } = commonGrid(guest, host, false)
  return { a: b, b: a, rho }
}
