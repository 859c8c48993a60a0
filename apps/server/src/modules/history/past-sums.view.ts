import type { PastMatchStats } from '@touchline/contract'
import { average, round2, STATISTICS, tallyCards, tallyPairs } from '@touchline/football'
import type { PastRow } from './past-row.ts'

/** The sums of a page, from the point of view of the listed team; matches that are not known count nowhere. */
type PastSums = Omit<PastMatchStats, 'data' | 'foundCount' | 'total' | 'similar_source' | 'hit_rates'>

/** @param team id of the listed team */
export function pastSums(rows: readonly PastRow[], team: number): PastSums {
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
