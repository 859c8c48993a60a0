import { STATE } from '@touchline/football'
import { type InPlay, inPlayGrid, type PlayedMinute, resultChances, type ScoreGrid } from '@touchline/probability'
import type { MatchBasis } from './match-basis.ts'

export interface MatchStand {
  stateId: number
  /** Minute of play; null where no clock runs or it is unknown. */
  minute: number | null
  homeGoals: number | null
  awayGoals: number | null
  /** Null where nobody counts them: then there are none in the chances. */
  homeReds: number | null
  awayReds: number | null
}

const HALF = 45
const LAST = 90

/** The minute within the 90 minutes; null outside them and where none is known. */
function playedMinuteOf(stateId: number, minute: number | null): PlayedMinute | null {
  if (stateId === STATE.half_time) return 'half-time'
  if (minute === null) return null
  if (stateId === STATE.first_half) return Math.min(Math.max(minute, 1), HALF)
  return stateId === STATE.second_half ? Math.min(Math.max(minute, HALF + 1), LAST) : null
}

/** The match as the chances see it; null where they are not known. */
export function inPlayOf({ stateId, minute, homeGoals, awayGoals, homeReds, awayReds }: MatchStand): InPlay | null {
  const played = playedMinuteOf(stateId, minute)
  if (played === null || homeGoals === null || awayGoals === null) return null
  return { minute: played, score: [homeGoals, awayGoals], redCards: [homeReds ?? 0, awayReds ?? 0] }
}

/** Chances of 1X2 as sent: with more decimals than their precision, so that possible results are not 0. */
export function threeWayOf(grid: ScoreGrid) {
  const [home, draw, away] = resultChances(grid)
  return { home: rounded(home), draw: rounded(draw), away: rounded(away) }
}

export const rounded = (chance: number): number => Math.round(chance * 1e7) / 1e7

/** The chances of a match now; null outside its 90 minutes, without a known score, and without a basis. */
export function chancesNow(basis: MatchBasis | undefined, stand: MatchStand) {
  const match = inPlayOf(stand)
  const grid = basis && match && inPlayGrid(basis.grid, match, basis.hazard)
  return grid ? threeWayOf(grid) : null
}
