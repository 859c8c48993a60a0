import { goalsOf } from '../head-to-head/rows.ts'
import { type Result, resultOf } from '../match/form.ts'
import { type Match, otherSide, sideOf } from '../match/match.ts'

/** Counts of wins, draws and losses. */
export interface WinDrawLoss {
  won: number
  drawn: number
  lost: number
}

/** Goals of a team and of its opponent after 90 minutes; null where the score is unknown. */
export function goalsFor(match: Match, team: number): { own: number; other: number } | null {
  const goals = goalsOf(match, 0)
  const side = sideOf(match, team)
  const [own, other] = [goals[side], goals[otherSide(side)]]
  return own === null || other === null ? null : { own, other }
}

/** How a team did after 90 minutes; null where the score is unknown. */
export function resultFor(match: Match, team: number): Result | null {
  const goals = goalsFor(match, team)
  return goals && resultOf(goals.own, goals.other)
}

/** Results of a team in these matches; those that are unknown do not count. */
export function outcomesOf(matches: readonly Match[], team: number): WinDrawLoss {
  const results = matches.map((match) => resultFor(match, team))
  const times = (result: Result) => results.filter((one) => one === result).length
  return { won: times('W'), drawn: times('D'), lost: times('L') }
}
