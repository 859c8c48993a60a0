import { round2 } from '../../numbers.ts'
import type { Part } from './player-match.ts'

/** The basis of a player's figure, given where it is less than the whole season. */
export type Basis = {
  /** The number of matches that know the figure, out of those the player took part in; left out where all of them do. */
  matches?: number
  of?: number
  /** Minutes of the matches that know the figure; left out where they are all of the player's minutes. */
  minutes?: number
  /** How many fell in these minutes; left out where it is all of them. */
  counted?: number
}

/** True for players on the pitch, and for those named only by the events of a match. */
const tookPart = ({ appeared, entry }: Part): boolean => appeared ?? entry === null

/**
 * A player's figures over the matches that know them, with their number and minutes where they are not all, so that a rate divides by these
 * alone; undefined when no match knows it.
 */
export function countedOver(
  parts: readonly Part[],
  of: (part: Part) => number | null,
): ({ total: number } & Basis) | undefined {
  const sum = { total: 0, known: 0, counted: 0, timed: 0, matches: 0, of: 0, minutes: 0, all: 0 }
  for (const part of parts) {
    const value = of(part)
    const took = Number(tookPart(part))
    sum.of += took
    sum.all += part.minutes ?? 0
    if (value === null) continue
    sum.known += 1
    sum.matches += took
    sum.total += value
    if (part.minutes === null) continue
    sum.timed += 1
    sum.minutes += part.minutes
    sum.counted += value
  }
  if (sum.known === 0) return undefined
  const [total, counted] = [round2(sum.total), round2(sum.counted)]
  return {
    total,
    ...(sum.matches < sum.of && { matches: sum.matches, of: sum.of }),
    ...(sum.minutes !== sum.all && { minutes: sum.minutes }),
    ...(sum.timed > 0 && counted !== total && { counted }),
  }
}

/** How many of the matches a player took part in are known, where it is not all of them. */
export function restsOn(parts: readonly Part[], known: readonly Part[]): Pick<Basis, 'matches' | 'of'> {
  const [matches, of] = [known.filter(tookPart).length, parts.filter(tookPart).length]
  return matches < of ? { matches, of } : {}
}
