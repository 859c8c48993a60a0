import type { Side } from '../../records/fixture.ts'
/**
 * Types of the scores of a fixture: `regular_time` the goals of both halves, `extra_time` those of extra time alone, `current` the goals so
 * far or at the end, extra time included and the shoot-out not.
 */
export const SCORE_TYPE = { half_time: 1, regular_time: 2, extra_time: 3, shoot_out: 5, current: 1525 } as const

type ScoreType = (typeof SCORE_TYPE)[keyof typeof SCORE_TYPE]

interface SideGoals {
  home: number
  away: number
}

interface ScoreEntry {
  type_id: number
  score: { participant: Side; goals: number }
}

export interface FixtureScore {
  /** So far or at the end, extra time included and the shoot-out not; null when unknown or not played. */
  goals: SideGoals | null
  /** Null without a shoot-out. */
  shootout: SideGoals | null
  /** The leader or winner, by the shoot-out if there is one; null when level or unknown. */
  winner: Side | null
}

/** The score of a fixture out of its entries. */
export function scoreOf(entries: readonly ScoreEntry[]): FixtureScore {
  const goals = scoreOfType(entries, SCORE_TYPE.current)
  const shootout = scoreOfType(entries, SCORE_TYPE.shoot_out)
  const decider = shootout ?? goals
  const lead = decider === null ? 0 : Math.sign(decider.home - decider.away)
  return { goals, shootout, winner: lead === 0 ? null : lead > 0 ? 'home' : 'away' }
}

/** One of the scores of a fixture; null when it is unknown. */
export function scoreOfType(entries: readonly ScoreEntry[], type: ScoreType): SideGoals | null {
  const of = (side: Side) =>
    entries.find(({ type_id, score }) => type_id === type && score.participant === side)?.score.goals
  const [home, away] = [of('home'), of('away')]
  return home === undefined || away === undefined ? null : { home, away }
}

/** A score as a fixture lists it, the home side first; nothing where it is unknown. */
export function scoreEntries(type_id: ScoreType, score: SideGoals | null): ScoreEntry[] {
  if (score === null) return []
  return (['home', 'away'] as const).map((participant) => ({
    type_id,
    score: { participant, goals: score[participant] },
  }))
}
