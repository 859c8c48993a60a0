import { tallyCards, tallyPairs } from '../head-to-head/summary.ts'
import { STATISTICS } from '../match/statistics.ts'
import { average, round2 } from '../numbers.ts'
import type { PastRow } from './past-row.ts'

type Results = [won: number, drawn: number, lost: number]

/** Sums over listed matches from the point of view of the listed team; matches that are not known count nowhere. */
export interface PastSums {
  goal: Results
  /** Goals of the listed team and of its opponents. */
  tGoal: number
  oGoal: number
  corner: Results
  tCorner: number
  oCorner: number
  /** Matches whose yellow cards are known. */
  card: number
  tYC: number
  oYC: number
  tRC: number
  oRC: number
  /** By statistic: matches with more than, as many as, fewer than the opponent. */
  avg_w: number[]
  avg_d: number[]
  avg_l: number[]
  /** By statistic: averages of the listed team and of its opponents, two decimals; null when it is never known. */
  avg_t1: (number | null)[]
  avg_t2: (number | null)[]
  /** How many matches each sum rests on. */
  known: { goals: number; corners: number; yellow: number; red: number; stats: number[] }
}

/** @param team id of the listed team */
export function pastSums(rows: readonly PastRow<{ local_id: number }>[], team: number): PastSums {
  const goals = tallyPairs(
    rows.map((row) => row.goals),
    team,
  )
  const corners = tallyPairs(
    rows.map((row) => row.corners),
    team,
  )
  const cards = rows.map((row) => row.cards)
  const yellow = tallyCards(cards, 'yellow', team)
  const red = tallyCards(cards, 'red', team)
  const statistics = STATISTICS.map((_, index) =>
    tallyPairs(
      rows.flatMap((row) => row.statistics[index] ?? []),
      team,
    ),
  )
  return {
    goal: [goals.win, goals.draw, goals.lost],
    tGoal: goals.own,
    oGoal: goals.other,
    corner: [corners.win, corners.draw, corners.lost],
    tCorner: corners.own,
    oCorner: corners.other,
    card: yellow.matches,
    tYC: yellow.own,
    oYC: yellow.other,
    tRC: red.own,
    oRC: red.other,
    avg_w: statistics.map(({ win }) => win),
    avg_d: statistics.map(({ draw }) => draw),
    avg_l: statistics.map(({ lost }) => lost),
    avg_t1: statistics.map(({ own, matches }) => rounded(average(own, matches))),
    avg_t2: statistics.map(({ other, matches }) => rounded(average(other, matches))),
    known: {
      goals: goals.matches,
      corners: corners.matches,
      yellow: yellow.matches,
      red: red.matches,
      stats: statistics.map(({ matches }) => matches),
    },
  }
}

function rounded(value: number | null): number | null {
  return value === null ? null : round2(value)
}
