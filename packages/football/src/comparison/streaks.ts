import type { Match } from '../match/match.ts'
import { goalsFor } from './outcomes.ts'

/** Streaks a team can be on, after 90 minutes. */
export const STREAKS = [
  'won',
  'unbeaten',
  'winless',
  'lost',
  'scored',
  'scoreless',
  'clean_sheet',
  'conceded',
  'over_25',
  'under_25',
] as const
export type Streak = (typeof STREAKS)[number]

export interface Run {
  /** The newest matches in a row. */
  length: number
  /** They are all that were looked at: the run may be longer. */
  whole: boolean
}

const HOLDS: Readonly<Record<Streak, (own: number, other: number) => boolean>> = {
  won: (own, other) => own > other,
  unbeaten: (own, other) => own >= other,
  winless: (own, other) => own <= other,
  lost: (own, other) => own < other,
  scored: (own) => own > 0,
  scoreless: (own) => own === 0,
  clean_sheet: (_, other) => other === 0,
  conceded: (_, other) => other > 0,
  over_25: (own, other) => own + other > 2.5,
  under_25: (own, other) => own + other < 2.5,
}

/** The runs a team is on. A match whose score is unknown ends every run. @param matches the newest first */
export function runsOf(matches: readonly Match[], team: number): Readonly<Record<Streak, Run>> {
  const goals = matches.map((match) => goalsFor(match, team))
  const runOf = (streak: Streak): Run => {
    const broken = goals.findIndex((one) => one === null || !HOLDS[streak](one.own, one.other))
    return { length: broken < 0 ? goals.length : broken, whole: broken < 0 && goals.length > 0 }
  }
  return Object.fromEntries(STREAKS.map((streak) => [streak, runOf(streak)])) as Record<Streak, Run>
}
