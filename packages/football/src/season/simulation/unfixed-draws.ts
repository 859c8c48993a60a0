import type { GridParameters } from '@touchline/probability'
import type { TeamId } from '../table/tally.ts'
import { type ScoreDraws, scoreDraws } from './score-draws.ts'

/** Half an hour has a third of the goals of a match. */
const EXTRA_TIME = Math.log(1 / 3)

/** Chances of the scores of a pair, by the numbers of the teams; null where they are unknown. */
export type PairDraws = (home: number, away: number) => ScoreDraws | null

/** Chances of matches without fixtures, each pairing looked up once. */
export function unfixedDraws<Team extends TeamId>(
  { gridOf }: { gridOf(home: Team, away: Team): GridParameters | null },
  sorted: readonly { team: Team }[],
): { match: PairDraws; extraTime: PairDraws } {
  const drawsOf = (longer: number): PairDraws => {
    const known = new Map<number, ScoreDraws | null>()
    return (home, away) => {
      const pairing = home * sorted.length + away
      const kept = known.get(pairing)
      if (kept !== undefined) return kept
      const grid = gridOf(sorted[home]!.team, sorted[away]!.team)
      const made = grid && scoreDraws({ ...grid, a: grid.a + longer, b: grid.b + longer })
      known.set(pairing, made)
      return made
    }
  }
  return { match: drawsOf(0), extraTime: drawsOf(EXTRA_TIME) }
}
