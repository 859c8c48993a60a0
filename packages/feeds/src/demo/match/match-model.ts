import type { Club } from '../competitions/clubs.ts'
import { mix, type Random, randomOf, unit } from '../random.ts'
import type { Plan } from './plan.ts'

/** Goals each side is expected to score in 90 minutes. */
export interface Expectation {
  home: number
  away: number
}

const HOME_GOALS = 1.47
const AWAY_GOALS = 1.16
const PER_POINT = 0.036
/** However far apart two clubs are, the gap counts for less than so many points. */
const WIDEST_GAP = 22
/** Share of the goals that fall before half-time. */
export const FIRST_HALF = 0.45
const MOST = 10
/** Low draws come a little more often than independent counts would have them. */
const LOW_DRAW = -0.04

/** A club's strength in a season: its usual one, a few points up or down. */
function strengthOf(seedHash: number, club: Club, year: number): number {
  return club.strength + 4 * (unit(mix(mix(seedHash, club.hash), year)) - 0.5)
}

/** The true expectation behind a fixture. */
export function expectationOf(seedHash: number, plan: Plan): Expectation {
  const gap = strengthOf(seedHash, plan.home, plan.year) - strengthOf(seedHash, plan.away, plan.year)
  const edge = Math.exp(PER_POINT * WIDEST_GAP * Math.tanh(gap / WIDEST_GAP))
  const base = plan.neutral ? (HOME_GOALS + AWAY_GOALS) / 2 : 0
  return {
    home: (base || HOME_GOALS) * plan.league.goals * edge,
    away: ((base || AWAY_GOALS) * plan.league.goals) / edge,
  }
}

function poissonRow(mean: number): Float64Array {
  const row = new Float64Array(MOST + 1)
  row[0] = Math.exp(-mean)
  for (let goals = 1; goals <= MOST; goals++) row[goals] = ((row[goals - 1] ?? 0) * mean) / goals
  return row
}

/** Probability of every score up to 10-10, indexed `home * 11 + away`; the sum is 1. */
export function scoreTable({ home, away }: Expectation): Float64Array {
  const homeRow = poissonRow(home)
  const awayRow = poissonRow(away)
  const table = new Float64Array((MOST + 1) * (MOST + 1))
  for (let one = 0; one <= MOST; one++) {
    const chance = homeRow[one] ?? 0
    for (let other = 0; other <= MOST; other++) table[one * (MOST + 1) + other] = chance * (awayRow[other] ?? 0)
  }
  for (const one of [0, 1]) {
    for (const other of [0, 1]) {
      const index = one * (MOST + 1) + other
      table[index] = (table[index] ?? 0) * lowScoreFactor(one, other, home, away)
    }
  }
  let sum = 0
  for (let index = 0; index < table.length; index++) sum += table[index] ?? 0
  for (let index = 0; index < table.length; index++) table[index] = (table[index] ?? 0) / sum
  return table
}

function lowScoreFactor(home: number, away: number, homeMean: number, awayMean: number): number {
  if (home === 0 && away === 0) return 1 - homeMean * awayMean * LOW_DRAW
  if (home === 1 && away === 1) return 1 - LOW_DRAW
  return 1 + (home === 0 ? homeMean : awayMean) * LOW_DRAW
}

/** Calls back with every score of a table and its probability. */
export function eachScore(table: Float64Array, visit: (home: number, away: number, chance: number) => void): void {
  for (let index = 0; index < table.length; index++) {
    visit(Math.floor(index / (MOST + 1)), index % (MOST + 1), table[index] ?? 0)
  }
}

/** A score drawn from the table. */
export function drawScore(random: Random, table: Float64Array): [home: number, away: number] {
  let rest = random()
  for (let index = 0; index < table.length; index++) {
    rest -= table[index] ?? 0
    if (rest < 0) return [Math.floor(index / (MOST + 1)), index % (MOST + 1)]
  }
  return [0, 0]
}

/** The score of a fixture after 90 minutes, without the rest of its course. */
export const scoreOf = (seedHash: number, plan: Plan): [home: number, away: number] =>
  drawScore(randomOf(mix(plan.hash, 1)), scoreTable(expectationOf(seedHash, plan)))

/** Probability of home win, draw and away win after 90 minutes. */
export function resultChances(table: Float64Array): [home: number, draw: number, away: number] {
  const chances: [number, number, number] = [0, 0, 0]
  eachScore(table, (home, away, chance) => {
    chances[home > away ? 0 : home === away ? 1 : 2] += chance
  })
  return chances
}
