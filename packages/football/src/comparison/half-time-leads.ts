import { type Match, sideOf } from '../match/match.ts'
import { goalsFor, outcomesOf, type WinDrawLoss } from './outcomes.ts'

/** How matches ended by how they stood at half-time. */
export interface HalfTimeLeads {
  /** Matches whose half-time score is known. */
  matches: number
  leading: WinDrawLoss
  level: WinDrawLoss
  trailing: WinDrawLoss
}

export function halfTimeLeads(matches: readonly Match[], team: number): HalfTimeLeads {
  const known = matches.flatMap((match) => {
    const { halfTime } = match.scores
    if (halfTime === null || goalsFor(match, team) === null) return []
    return [{ match, lead: (halfTime[0] - halfTime[1]) * (sideOf(match, team) === 'home' ? 1 : -1) }]
  })
  const of = (sign: number) =>
    outcomesOf(
      known.flatMap(({ match, lead }) => (Math.sign(lead) === sign ? [match] : [])),
      team,
    )
  return { matches: known.length, leading: of(1), level: of(0), trailing: of(-1) }
}
