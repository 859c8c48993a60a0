import type { Match, MatchGoal } from '../match/match.ts'
import { otherSide, sideOf } from '../match/match.ts'
import type { Side } from '../records/fixture.ts'
import { goalsFor, outcomesOf, type WinDrawLoss } from './outcomes.ts'

/** The side that scored first, and how the matches ended. */
export interface FirstGoals {
  /** Matches in which it is known who scored first, or that nobody scored. */
  matches: number
  goalless: number
  /** Results of the matches in which the team scored first, and in which its opponent did. */
  scored: WinDrawLoss
  conceded: WinDrawLoss
}

export function firstGoals(matches: readonly Match[], team: number): FirstGoals {
  const first = matches.map((match) => ({ match, by: scoredFirst(match, team) }))
  const of = (by: FirstScorer) => first.flatMap((one) => (one.by === by ? [one.match] : []))
  return {
    matches: first.filter(({ by }) => by !== null).length,
    goalless: of('nobody').length,
    scored: outcomesOf(of('team'), team),
    conceded: outcomesOf(of('opponent'), team),
  }
}

type FirstScorer = 'team' | 'opponent' | 'nobody'

/** When both scored, the list of goals decides, if it has every goal with its minute and the first two are not of one minute. */
function scoredFirst(match: Match, team: number): FirstScorer | null {
  const goals = goalsFor(match, team)
  if (goals === null) return null
  const { own, other } = goals
  if (own === 0 || other === 0) return own > 0 ? 'team' : other > 0 ? 'opponent' : 'nobody'
  const side = sideOf(match, team)
  if (listed(match, side) !== own || listed(match, otherSide(side)) !== other) return null
  if (match.goals.some(({ minute }) => minute === null)) return null
  const earliest = Math.min(...match.goals.map(timeOf))
  const sides = new Set(match.goals.flatMap((goal) => (timeOf(goal) === earliest ? [goal.side] : [])))
  if (sides.size > 1) return null
  return sides.has(side) ? 'team' : 'opponent'
}

const listed = ({ goals }: Match, side: Side) => goals.filter((goal) => goal.side === side).length
const ADDED = 100
const timeOf = ({ minute, extraMinute }: MatchGoal) => (minute ?? 0) * ADDED + (extraMinute ?? 0)
