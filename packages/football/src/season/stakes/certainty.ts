import { award, leftOf, type OpenMatch, type OpenTable, type Outcome, withAllLost, withAllWon } from './open-table.ts'
import { canShare } from './shared-points.ts'

/**
 * Whether a team certainly ends among the first `places`. Level teams count as ahead of it. Never true where some results contradict it;
 * with many matches left it may be false a little longer than necessary.
 */
export function isSecured(table: OpenTable, team: number, places: number): boolean {
  const worst = withAllLost(table, team)
  return !canReach(worst, { team, points: worst.points[team]!, count: places })
}

/** Whether a team can no longer end among the first `places`. Level teams count as behind it; as careful as `isSecured`. */
export function isOut(table: OpenTable, team: number, places: number): boolean {
  const best = withAllWon(table, team)
  return isPassed(best, { team, points: best.points[team]!, count: places })
}

/** Choices tried before a question is left open. */
const MAX_CHOICES = 60
/** Most matches between teams in question whose results are tried one by one. */
const MAX_ENUMERATED = 7

/** Whether this many others can end with at least these points at once. */
function canReach(table: OpenTable, { team, points, count }: { team: number; points: number; count: number }): boolean {
  const left = leftOf(table)
  const { pointsForWin } = table
  const needOf = (other: number) => points - table.points[other]!
  const others = table.points.flatMap((_, other) => (other === team ? [] : [other]))
  const missing = count - others.filter((other) => needOf(other) <= 0).length
  if (missing <= 0) return true
  const able = others
    .filter((other) => needOf(other) > 0 && needOf(other) <= pointsForWin * left[other]!)
    .sort((one, other) => needOf(one) - needOf(other))
  if (able.length < missing) return false
  const isPossible = (chosen: readonly number[]) => {
    const among = meetingsOf(table, chosen)
    const outside = chosen.map((other, at) => left[other]! - sum(among[at]!))
    return canShare(
      among.map((row) => row.map((meetings) => meetings * pointsForWin)),
      chosen.map((other, at) => needOf(other) - pointsForWin * outside[at]!),
    )
  }
  if (!someChoice(able, missing, isPossible)) return false
  return someResults(table, {
    teams: able,
    satisfies: (now) => others.filter((other) => now[other]! >= points).length >= count,
    otherwise: 'to them',
  })
}

/** Whether this many others certainly end with more than these points. */
function isPassed(table: OpenTable, { team, points, count }: { team: number; points: number; count: number }): boolean {
  const left = leftOf(table)
  const roomOf = (other: number) => points - table.points[other]!
  const others = table.points.flatMap((_, other) => (other === team ? [] : [other]))
  const allowed = count - 1 - others.filter((other) => roomOf(other) < 0).length
  if (allowed < 0) return true
  const threats = others
    .filter((other) => roomOf(other) >= 0 && table.pointsForWin * left[other]! > roomOf(other))
    .sort((one, other) => roomOf(other) - left[other]! - (roomOf(one) - left[one]!))
  if (threats.length <= allowed) return false
  // Every match gives at least two points: those that one of the two does not take go to the other.
  const isPossible = (held: readonly number[]) => {
    const among = meetingsOf(table, held)
    return canShare(
      among.map((row) => row.map((meetings) => meetings * 2)),
      held.map((other, at) => 2 * sum(among[at]!) - roomOf(other)),
    )
  }
  if (!someChoice(threats, threats.length - allowed, isPossible)) return true
  return !someResults(table, {
    teams: threats,
    satisfies: (now) => others.filter((other) => now[other]! > points).length < count,
    otherwise: 'away from them',
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** How often each two of these teams still meet. */
function meetingsOf({ matches }: OpenTable, teams: readonly number[]): number[][] {
  const at = new Map(teams.map((team, index) => [team, index]))
  const among = teams.map(() => teams.map(() => 0))
  for (const { home, away } of matches) {
    const [one, other] = [at.get(home), at.get(away)]
    if (one === undefined || other === undefined) continue
    among[one]![other]!++
    among[other]![one]!++
  }
  return among
}

/** Whether some choice of this size satisfies; also true if there are too many choices to check. */
function someChoice(
  from: readonly number[],
  count: number,
  isPossible: (chosen: readonly number[]) => boolean,
): boolean {
  let looks = 0
  const choose = (chosen: readonly number[], next: number): boolean => {
    if (chosen.length === count) return ++looks > MAX_CHOICES || isPossible(chosen)
    for (let at = next; at <= from.length - (count - chosen.length); at++)
      if (choose([...chosen, from[at]!], at + 1)) return true
    return false
  }
  return choose([], 0)
}

/**
 * Whether some results of the remaining matches satisfy, tried one by one; true if those between the teams in question are too
 * many. In matches against others the teams in question take all points, or none.
 */
function someResults(
  { points, matches, pointsForWin }: OpenTable,
  {
    teams,
    satisfies,
    otherwise,
  }: {
    teams: readonly number[]
    satisfies: (points: readonly number[]) => boolean
    otherwise: 'to them' | 'away from them'
  },
): boolean {
  const isTheirs = new Set(teams)
  const between = matches.filter(({ home, away }) => isTheirs.has(home) && isTheirs.has(away))
  if (between.length > MAX_ENUMERATED) return true
  const start = [...points]
  for (const match of matches) {
    const [home, away] = [isTheirs.has(match.home), isTheirs.has(match.away)]
    if (home !== away)
      award(start, { openMatch: match, outcome: home === (otherwise === 'to them') ? 1 : -1, pointsForWin })
  }
  const play = (now: readonly number[], at: number): boolean => {
    const match: OpenMatch | undefined = between[at]
    if (match === undefined) return satisfies(now)
    return OUTCOMES.some((outcome) => {
      const next = [...now]
      award(next, { openMatch: match, outcome, pointsForWin })
      return play(next, at + 1)
    })
  }
  return play(start, 0)
}

const OUTCOMES: readonly Outcome[] = [1, 0, -1]
