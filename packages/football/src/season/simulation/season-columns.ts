import type { TeamId } from '../table/tally.ts'
import { type ScoreDraws, scoreDraws } from './score-draws.ts'
import type { SeasonAhead } from './season-ahead.types.ts'
import type { SeasonMatches } from './season-order.ts'

/** The matches of a season as columns: those that decide a split first, then the others. */
export interface SeasonColumns extends SeasonMatches {
  /** Chances of the scores, by match; null where the result stands. */
  draws: readonly (ScoreDraws | null)[]
  count: number
  /** How many decide who is in which group of a second phase; all of them where there is none. */
  beforeSplit: number
  /** Whether every team plays as many matches as come before it. */
  splits: boolean
  /** The column of each match to come, by its index in `ahead`; below zero where it does not count. */
  columnOf: Int32Array
}

interface Row {
  kickoff: string
  home: number
  away: number
  goals: readonly [number, number] | null
  draws: ScoreDraws | null
  /** Index in `ahead`; below zero for a result. */
  ahead: number
}

/** @param numberOf number of each team in the columns */
export function seasonColumns<Team extends TeamId>(
  { results, ahead, second }: Pick<SeasonAhead<Team>, 'results' | 'ahead' | 'second'>,
  numberOf: (team: Team) => number,
  teams: number,
): SeasonColumns {
  const rows = [
    ...results.map(
      ({ kickoff, home, away, homeGoals, awayGoals }): Row => ({
        ...{ kickoff, home: numberOf(home), away: numberOf(away) },
        ...{ goals: [homeGoals, awayGoals], draws: null, ahead: -1 },
      }),
    ),
    ...ahead.map(
      ({ kickoff, home, away, grid, inPlay }, at): Row => ({
        ...{ kickoff, home: numberOf(home), away: numberOf(away) },
        ...{ goals: null, draws: scoreDraws(grid, inPlay), ahead: at },
      }),
    ),
  ].sort((one, other) => (one.kickoff < other.kickoff ? -1 : one.kickoff > other.kickoff ? 1 : 0))
  const { first, later, splits } = partedBySplit(rows, second?.after ?? null, teams)
  const ordered = [...first, ...later]
  // Room for a second phase that nobody has fixed yet.
  const room = ordered.length + teams * teams
  const column = (value: (row: Row) => number) => {
    const values = new Int32Array(room)
    for (const [at, row] of ordered.entries()) values[at] = value(row)
    return values
  }
  const columnOf = new Int32Array(ahead.length).fill(-1)
  for (const [at, row] of ordered.entries()) if (row.ahead >= 0) columnOf[row.ahead] = at
  return {
    columnOf,
    home: column(({ home }) => home),
    away: column(({ away }) => away),
    homeGoals: column(({ goals }) => goals?.[0] ?? 0),
    awayGoals: column(({ goals }) => goals?.[1] ?? 0),
    draws: ordered.map(({ draws }) => draws),
    count: ordered.length,
    beforeSplit: first.length,
    splits,
  }
}

/** Parts the matches that are among the first `after` of both teams from those that follow. */
function partedBySplit(rows: readonly Row[], after: number | null, teams: number) {
  if (after === null) return { first: rows, later: [], splits: false }
  const played = new Int32Array(teams)
  const first: Row[] = []
  const later: Row[] = []
  for (const row of rows) {
    const most = Math.max(++played[row.home]!, ++played[row.away]!)
    if (most <= after) first.push(row)
    else later.push(row)
  }
  return { first, later, splits: played.every((matches) => matches >= after) }
}
