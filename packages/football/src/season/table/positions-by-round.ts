import type { PointsRules } from './table-rules.types.ts'
import {
  beyondOf,
  countMatch,
  emptyTally,
  pointsFrom,
  type SideOfMatch,
  type TableResult,
  type TeamId,
} from './tally.ts'

/** Input of the positions: valid results, in any order. */
export type RoundResult<Team extends TeamId> = Pick<
  TableResult<Team>,
  'kickoff' | 'home' | 'away' | 'homeGoals' | 'awayGoals' | 'shootOut' | 'extraTime'
>

interface Record {
  points: number
  difference: number
  goals: number
}

/**
 * The position of each team after every round: the first, second … of a list is the table in which everyone has played one match, two …
 * Postponed matches count at their place among a team's own, and a team with fewer matches is ranked with all of them, so that the last
 * table has all results. Teams are separated by points, goal difference and goals; level teams keep their order.
 * @param kept points that teams bring from an earlier phase
 */
export function positionsByRound<Team extends TeamId>(
  results: readonly RoundResult<Team>[],
  rules: PointsRules = { pointsForWin: 3 },
  kept: ReadonlyMap<Team, number> = new Map(),
): Map<Team, number[]> {
  const records = recordsOf(results, rules, kept)
  const positions = new Map<Team, number[]>([...records.keys()].map((team) => [team, []]))
  const rounds = Math.max(0, ...[...records.values()].map((own) => own.length))
  let order = [...records.keys()]
  for (let round = 1; round <= rounds; round += 1) {
    const after = (team: Team) => records.get(team)?.slice(0, round).at(-1) ?? startOf(kept.get(team))
    order = order.toSorted((a, b) => compare(after(b), after(a)))
    order.forEach((team, at) => {
      positions.get(team)?.push(at + 1)
    })
  }
  return positions
}

const startOf = (points = 0): Record => ({ points, difference: 0, goals: 0 })

const compare = (a: Record, b: Record) => a.points - b.points || a.difference - b.difference || a.goals - b.goals

/** The record of each team after its first match, its second …; teams in the order of their first. */
function recordsOf<Team extends TeamId>(
  results: readonly RoundResult<Team>[],
  rules: PointsRules,
  kept: ReadonlyMap<Team, number>,
) {
  const records = new Map<Team, Record[]>()
  const note = (team: Team, match: SideOfMatch) => {
    const own = records.get(team) ?? []
    records.set(team, own)
    const { points, difference, goals } = own.at(-1) ?? startOf(kept.get(team))
    const [scored, conceded] = match.goals
    own.push({
      points: points + pointsOf(match, rules),
      ...{ difference: difference + scored - conceded, goals: goals + scored },
    })
  }
  for (const result of results.toSorted((a, b) => (a.kickoff < b.kickoff ? -1 : 1))) {
    const { home, away, homeGoals, awayGoals } = result
    note(home, { ground: 'home', goals: [homeGoals, awayGoals], ...beyondOf(result) })
    note(away, { ground: 'away', goals: [awayGoals, homeGoals], ...beyondOf(result) })
  }
  return records
}

function pointsOf(match: SideOfMatch, rules: PointsRules): number {
  const tally = emptyTally()
  countMatch(tally, match)
  return pointsFrom(tally[match.ground], rules)
}
