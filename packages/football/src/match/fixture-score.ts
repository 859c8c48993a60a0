interface SideGoals {
  home: number
  away: number
}

interface ScoreEntry {
  type_id: number
  score: { participant: 'home' | 'away'; goals: number }
}

export interface FixtureScore {
  /** So far or at the end, extra time included and the shoot-out not; null when unknown or not played. */
  goals: SideGoals | null
  /** Null without a shoot-out. */
  shootout: SideGoals | null
  /** Who leads or has won: the shoot-out decides where there is one; null when level or unknown. */
  winner: 'home' | 'away' | null
}

const GOALS = 1525
const SHOOTOUT = 5

/** The score of a fixture out of its entries by type: 1525 the goals, 5 the shoot-out. */
export function scoreOf(entries: readonly ScoreEntry[]): FixtureScore {
  const goals = bothSides(entries, GOALS)
  const shootout = bothSides(entries, SHOOTOUT)
  const decider = shootout ?? goals
  const lead = decider === null ? 0 : Math.sign(decider.home - decider.away)
  return { goals, shootout, winner: lead === 0 ? null : lead > 0 ? 'home' : 'away' }
}

function bothSides(entries: readonly ScoreEntry[], type: number): SideGoals | null {
  const of = (side: 'home' | 'away') =>
    entries.find(({ type_id, score }) => type_id === type && score.participant === side)?.score.goals
  const [home, away] = [of('home'), of('away')]
  return home === undefined || away === undefined ? null : { home, away }
}
