import { round2 } from '../numbers.ts'

/** The number of last matches in the recent form. */
export const FORM_MATCHES = { least: 1, most: 50, usual: 5 } as const

/** Result from the point of view of the side whose goals come first. */
export type Result = 'W' | 'D' | 'L'

/** Goals after the whole match, the shoot-out left out: a match decided by penalties is a draw. */
export interface Goals {
  for: number
  against: number
}

export type FormColour = 'red' | 'amber' | 'light-green' | 'dark-green'

export function resultOf(goalsFor: number, goalsAgainst: number): Result {
  if (goalsFor > goalsAgainst) return 'W'
  return goalsFor < goalsAgainst ? 'L' : 'D'
}

/** 3 for a win, 1 for a draw, 0 for a loss. */
export function pointsOf(result: Result): number {
  return { W: 3, D: 1, L: 0 }[result]
}

/**
 * Average points of the newest `count` matches, fewer when there are fewer; null when there is none.
 * @param matches finished matches of one team before the kick-off in question, newest first
 * @param count how many of them count, at least 1
 * @returns 0 to 3, rounded to two decimals so that the number shown and the colour agree
 */
export function formValue(matches: readonly Goals[], count: number): number | null {
  const counted = matches.slice(0, Math.max(1, Math.trunc(count)))
  if (counted.length === 0) return null
  const points = counted.reduce((sum, goals) => sum + pointsOf(resultOf(goals.for, goals.against)), 0)
  return round2(points / counted.length)
}

/** Below 1 red, below 1.5 amber, below 2 light green, from 2 dark green; no colour without a value. */
export function formColour(value: number | null): FormColour | null {
  if (value === null) return null
  if (value < 1) return 'red'
  if (value < 1.5) return 'amber'
  return value < 2 ? 'light-green' : 'dark-green'
}
