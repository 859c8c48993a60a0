import { countedResults, orderOf, type TableInput } from './league-table.ts'
import { numbered } from './second-phase.ts'
import type { TableRules } from './table-rules.types.ts'
import type { TeamId } from './tally.ts'

/**
 * The position of each team after every round, in the order of the league's own rules: the first, second … of a list is the table in which
 * everyone has played one match, two … Postponed matches count at their place among those of both teams, and a team with fewer matches is
 * ranked with all of them, so that the last table has all results.
 */
export function positionsByRound<Team extends TeamId>(input: TableInput<Team>, rules: TableRules): Map<Team, number[]> {
  const counted = countedResults(input, rules)
  const before = new Set(input.before?.results ?? [])
  const rounds = new Map(
    numbered(counted.filter((one) => !before.has(one))).map(({ result, numbers }) => [result, Math.max(...numbers)]),
  )
  const positions = new Map<Team, number[]>(input.teams.map(({ team }) => [team, []]))
  for (let round = 1; round <= Math.max(0, ...rounds.values()); round++) {
    const results = counted.filter((one) => (rounds.get(one) ?? 0) <= round)
    for (const [at, { team }] of orderOf(input, { results, rules }).entries()) positions.get(team)?.push(at + 1)
  }
  return positions
}
