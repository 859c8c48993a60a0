import type { TeamId } from '../table/tally.ts'
import type { PhaseMatch } from './phases.types.ts'

/** Adds one to a count. @returns the count with it */
export function addOne<Key>(counts: Map<Key, number>, key: Key): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

/** How many of the matches each club plays in. */
export function matchesOfEach<Team extends TeamId>(matches: readonly PhaseMatch<Team>[]): Map<Team, number> {
  const counts = new Map<Team, number>()
  for (const { home, away } of matches) for (const team of [home, away]) addOne(counts, team)
  return counts
}

/** The middle one of some numbers, the higher of two; 0 for none. */
export function medianOf(numbers: Iterable<number>): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Key of a pair of clubs, the same for both home sides. */
export const pairOf = <Team extends TeamId>({ home, away }: Pick<PhaseMatch<Team>, 'home' | 'away'>): string =>
  `${home}` < `${away}` ? `${home}\u0000${away}` : `${away}\u0000${home}`

/** A pair of clubs with the one at home first. */
export const pairingOf = <Team extends TeamId>({ home, away }: Pick<PhaseMatch<Team>, 'home' | 'away'>): string =>
  `${home}\u0000${away}`

/** The first matches of each key, up to a number, and those that follow them. */
export function partFirst<Match>(
  ordered: readonly Match[],
  keyOf: (match: Match) => string,
  most: number,
): { first: Match[]; later: Match[] } {
  const counts = new Map<string, number>()
  const [first, later]: [Match[], Match[]] = [[], []]
  for (const match of ordered) (addOne(counts, keyOf(match)) <= most ? first : later).push(match)
  return { first, later }
}
