import type { CupObserver } from '../cup/cup-ahead.types.ts'
import type { TeamId } from '../table/tally.ts'
import { outcomeCounts, type Stake } from './outcome-counts.ts'

/** Aims that a match of a cup can lead to. */
type CupAim = 'next_round' | 'final' | 'champion'

/** A match of a cup whose stakes are wanted. */
export interface WatchedCupMatch<Team extends TeamId> {
  fixture: number
  home: Team
  away: Team
  /** Index of its knock-out round; null in groups. */
  round: number | null
}

export interface ObservedCupMatch<Team extends TeamId> {
  fixture: number
  stakes: readonly Stake<CupAim, Team>[]
}

/**
 * Counts how matches of a cup decide which teams go on, play the final and win it. A draw counts after 90 minutes, before any extra time.
 * @param rounds how many knock-out rounds the cup has
 */
export function observeCup<Team extends TeamId>(
  watched: readonly WatchedCupMatch<Team>[],
  rounds: number,
): { observer: CupObserver<Team>; result(): ObservedCupMatch<Team>[] } {
  const matches = watched.map(({ fixture, home, away, round }) => {
    const counts = outcomeCounts(aimsIn(round, rounds), [home, away])
    return { fixture, counts, lead: null as number | null }
  })
  const byFixture = new Map(matches.map((match) => [match.fixture, match]))
  return {
    observer: (numberOf) => ({
      played(fixture, lead) {
        const match = byFixture.get(fixture)
        if (match) match.lead = lead
      },
      ended(furthest, champion) {
        for (const match of matches) {
          // A tie between winners of ties is not played each time.
          if (match.lead !== null)
            match.counts.add(match.lead, ({ round }, team) => {
              const number = numberOf(team)
              return round === rounds ? champion === number : furthest[number]! >= round
            })
          match.lead = null
        }
      },
    }),
    result: () => matches.map(({ fixture, counts }) => ({ fixture, stakes: counts.stakes() })),
  }
}

/** The aims of a match, each with the round to reach; the round after the final is the cup. */
function aimsIn(round: number | null, rounds: number): { name: CupAim; round: number }[] {
  const next = round === null ? 0 : round + 1
  return [
    ...(next < rounds - 1 ? [{ name: 'next_round' as const, round: next }] : []),
    ...(next < rounds ? [{ name: 'final' as const, round: rounds - 1 }] : []),
    { name: 'champion', round: rounds },
  ]
}
