import type { TeamId } from '../table/tally.ts'
import { type ScoreDraws, scoreDraws } from './score-draws.ts'
import type { SeasonAhead } from './season-ahead.types.ts'

/** Half an hour has a third of the goals of a match. */
const EXTRA_TIME = Math.log(1 / 3)

/** Chances of matches that nobody has fixed, each pairing looked up once. */
export function unfixedDraws<Team extends TeamId>(
  { gridOf }: Pick<SeasonAhead<Team>, 'gridOf'>,
  sorted: readonly { team: Team }[],
) {
  const drawsOf = (longer: number) => {
    const known = new Map<number, ScoreDraws | null>()
    return (home: number, away: number): ScoreDraws | null => {
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
