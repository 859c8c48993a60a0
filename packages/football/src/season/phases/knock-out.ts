import type { TeamId } from '../table/tally.ts'
import type { PhaseMatch } from './phases.types.ts'

/** Most matches of two clubs in one tie: the best of three. */
const MAX_LEGS = 3

interface Tie {
  clubs: readonly [string, string]
  legs: number
}

export interface KnockOut {
  clubs: number
  /** How many clubs are left over: one of each bracket, of those that have ended. */
  left: number
  /** Whether a team has come through a round: only then do matches prove that they are not a round of a league. */
  goesOn: boolean
}

/**
 * The ties that matches make up, in order: of up to three matches each, whose loser plays no more. Null when they are no knock-out, for example
 * because both clubs of a tie meet others later.
 */
export function knockOutOf<Team extends TeamId>(ordered: readonly PhaseMatch<Team>[]): KnockOut | null {
  const ties: Tie[] = []
  const last = new Map<string, Tie>()
  for (const { home, away } of ordered) {
    const clubs = [`${home}`, `${away}`] as const
    const [own, others] = clubs.map((club) => last.get(club))
    if (own !== undefined && own === others) {
      own.legs += 1
      if (own.legs > MAX_LEGS) return null
      continue
    }
    const tie = { clubs, legs: 1 }
    ties.push(tie)
    for (const club of clubs) last.set(club, tie)
  }
  const through = ties.map((tie) => tie.clubs.filter((club) => last.get(club) !== tie).length)
  if (through.some((count) => count > 1)) return null
  return { clubs: last.size, left: last.size - ties.length, goesOn: through.includes(1) }
}
