import { type Half, inHalf } from '../match/halves.ts'
import { type Match, type MatchEvent, sideOf } from '../match/match.ts'
import { cornerCounts, cornersOf, goalsOf, goalsRows, minutesKnown } from './rows.ts'
import { tallyPairs } from './summary.ts'

/** Minutes of a match in six parts; added time belongs to the part before it. */
export const INTERVALS = [
  { from: 0, to: 15, label: '0-15' },
  { from: 16, to: 30, label: '16-30' },
  { from: 31, to: 45, label: '31-45+' },
  { from: 46, to: 60, label: '46-60' },
  { from: 61, to: 75, label: '61-75' },
  { from: 76, to: 90, label: '76-90+' },
] as const

/** A part of the match by minutes, both ends included. */
export interface MatchPart {
  from: number
  to: number
  label: string
}

/** The same in parts of ten minutes; the last of each half is shorter, so that none belongs to both. */
export const TEN_MINUTES: readonly MatchPart[] = [
  { from: 0, to: 10, label: '0-10' },
  { from: 11, to: 20, label: '11-20' },
  { from: 21, to: 30, label: '21-30' },
  { from: 31, to: 40, label: '31-40' },
  { from: 41, to: 45, label: '41-45+' },
  { from: 46, to: 55, label: '46-55' },
  { from: 56, to: 65, label: '56-65' },
  { from: 66, to: 75, label: '66-75' },
  { from: 76, to: 85, label: '76-85' },
  { from: 86, to: 90, label: '86-90+' },
]

export interface IntervalCounts {
  /** Matches whose minutes are known; only these are counted. */
  matches: number
  /** One entry per part, INTERVALS where no others are given, or per half. */
  intervals: { label: string; team: number; opponent: number }[]
}

/** Counts by part of the match, in the finest parts that are known. */
export interface PartCounts extends IntervalCounts {
  by: 'minutes' | 'halves'
}

/**
 * Goals of a team and its opponents by 15 minutes, or by half when no goal has a minute. A goalless match is always
 * known and contributes nothing; it never decides which parts are used.
 * @param half the parts of the other half are left out
 * @returns `matches` is 0 when no goal times are known
 */
export function goalParts(matches: readonly Match[], team: number, half: Half = 0): PartCounts {
  const timed = goalIntervals(matches, team, partsOf(half))
  if (matches.some((match) => match.goals.length > 0 && goalsTimed(match))) return { by: 'minutes', ...timed }
  const halves = goalHalves(matches, team, half)
  if (matches.some((match) => !goalless(match) && goalsOf(match, 1).home !== null)) {
    return { by: 'halves', ...halves }
  }
  return { by: 'minutes', ...timed, matches: matches.every(goalless) ? matches.length : 0 }
}

/** Corners of a team and its opponents by 15 minutes; see goalParts. */
export function cornerParts(
  matches: readonly Match[],
  { team, half = 0, parts = INTERVALS }: { team: number; half?: Half; parts?: readonly MatchPart[] },
): PartCounts {
  const counts = cornerIntervals(matches, team, partsOf(half, parts))
  const known =
    counts.matches === matches.length || matches.some((match) => takenCorners(match).length > 0 && cornersTimed(match))
  return { by: 'minutes', ...counts, matches: known ? counts.matches : 0 }
}

/** When a team and its opponents scored, in matches whose listed goals add up to the score. Extra time is left out. */
export function goalIntervals(
  matches: readonly Match[],
  team: number,
  parts: readonly MatchPart[] = INTERVALS,
): IntervalCounts {
  return countIntervals(matches.filter(goalsTimed), { of: ({ goals }) => goals, team, parts })
}

/** When a team and its opponents took corners, in matches whose corners have minutes. Extra time is left out. */
export function cornerIntervals(
  matches: readonly Match[],
  team: number,
  parts: readonly MatchPart[] = INTERVALS,
): IntervalCounts {
  return countIntervals(matches.filter(cornersTimed), { of: takenCorners, team, parts })
}

/**
 * Goals of a team and its opponents by half, in matches whose half-time score is known.
 * @param only one of the halves; 0 for both
 */
export function goalHalves(matches: readonly Match[], team: number, only: Half = 0): IntervalCounts {
  const halves = ([1, 2] as const)
    .filter((half) => only === 0 || half === only)
    .map((half) => ({ half, rows: goalsRows(matches, half, team).filter((row) => row.result !== null) }))
  return {
    matches: halves[0]?.rows.length ?? 0,
    intervals: halves.map(({ half, rows }) => {
      const { own, other } = tallyPairs(rows, team)
      return { label: String(half), team: own, opponent: other }
    }),
  }
}

function partsOf(half: Half, parts: readonly MatchPart[] = INTERVALS): MatchPart[] {
  return parts.filter(({ from }) => inHalf(from, half))
}

function goalless(match: Match): boolean {
  const { home, away } = goalsOf(match, 0)
  return home === 0 && away === 0
}

function goalsTimed(match: Match): boolean {
  return minutesKnown(match.goals) && listsEveryGoal(match)
}

function takenCorners({ corners }: Match) {
  return corners.filter(cornerCounts)
}

function cornersTimed(match: Match): boolean {
  return cornersOf(match, 1).home !== null
}

function listsEveryGoal(match: Match): boolean {
  const scored = goalsOf(match, 0)
  return (['home', 'away'] as const).every(
    (side) => match.goals.filter((goal) => goal.side === side).length === scored[side],
  )
}

/** @param of the events of a match that are counted */
function countIntervals(
  matches: readonly Match[],
  {
    of,
    team,
    parts = INTERVALS,
  }: { of: (match: Match) => readonly MatchEvent[]; team: number; parts?: readonly MatchPart[] },
): IntervalCounts {
  const events = matches.flatMap((match) =>
    of(match).map(({ minute, side }) => ({ minute, own: side === sideOf(match, team) })),
  )
  const intervals = parts.map(({ from, to, label }) => {
    const inside = events.filter(({ minute }) => minute !== null && minute >= from && minute <= to)
    const own = inside.filter((event) => event.own).length
    return { label, team: own, opponent: inside.length - own }
  })
  return { matches: matches.length, intervals }
}
