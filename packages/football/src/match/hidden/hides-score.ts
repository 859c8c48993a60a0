import { HOUR_MS } from '../../time/durations.ts'
import type { HiddenScores } from './hidden-scores.ts'

/** The match that may be hidden. */
export interface HideableMatch {
  id: number
  /** Milliseconds since 1970. */
  kickoff: number
  teams: readonly [home: number, away: number]
}

/** A team's hidden score covers its matches for this long after the kick-off: no team plays twice in less. */
const HIDDEN_FOR_MS = 48 * HOUR_MS
/** Tables and form are shown for so long after everything was uncovered. */
const TABLES_SHOWN_MS = HOUR_MS

/** Whether the score of a match is hidden, or will be once it has one. */
export function hidesScore(wish: HiddenScores, { id, kickoff, teams }: HideableMatch, now: number): boolean {
  if (wish.shown.includes(id)) return false
  // Uncovering all forgets the matches that were named: what is named now was hidden since.
  if (wish.matches.some(([hidden]) => hidden === id)) return true
  if (kickoff <= wish.shownUntil) return false
  const named = wish.everywhere || teams.some((team) => wish.teams.includes(team))
  return named && kickoff > now - HIDDEN_FOR_MS
}

/** The teams whose table place and form would tell a hidden score: `all`, or those of the wish. */
export function hiddenTeams(wish: HiddenScores, now: number): 'all' | ReadonlySet<number> {
  const ofMatches = wish.matches.filter(([id]) => !wish.shown.includes(id)).flatMap(([, ...teams]) => teams)
  if (now - wish.shownUntil < TABLES_SHOWN_MS) return new Set(ofMatches)
  if (wish.everywhere) return 'all'
  return new Set([...wish.teams, ...ofMatches])
}

/** How much of a wish is kept: the matches of some weeks, the latest. */
export const MAX_HIDDEN = { teams: 40, matches: 40, shown: 60 } as const

const joined = <T>({
  one,
  other,
  keyOf,
  most,
}: {
  one: readonly T[]
  other: readonly T[]
  keyOf: (of: T) => number
  most: number
}): T[] => [...new Map([...one, ...other].map((of) => [keyOf(of), of])).values()].slice(-most)

/** One wish of two that a person made in two places: what one of them hides is hidden, what was uncovered in one was seen. */
export const joinHidden = (one: HiddenScores, other: HiddenScores): HiddenScores => ({
  everywhere: one.everywhere || other.everywhere,
  teams: joined({ one: one.teams, other: other.teams, keyOf: Number, most: MAX_HIDDEN.teams }),
  matches: joined({ one: one.matches, other: other.matches, keyOf: ([id]) => id, most: MAX_HIDDEN.matches }),
  shown: joined({ one: one.shown, other: other.shown, keyOf: Number, most: MAX_HIDDEN.shown }),
  shownUntil: Math.max(one.shownUntil, other.shownUntil),
})
