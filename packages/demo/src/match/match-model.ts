import type { Club } from '../competitions/clubs.ts'
import { mix, type Random, randomOf, unit } from '../random.ts'
import type { Plan } from './plan.ts'

/** Goals each side would score in 90 minutes, independent of the other. */
export interface Expectation {
  home: number
  away: number
}

const HOME_GOALS = 1.45
const AWAY_GOALS = 1.14
const PER_POINT = 0.038
/** However far apart two clubs are, the gap is limited to this many points. */
const WIDEST_GAP = 22
/** Share of the goals that fall before half-time. */
export const FIRST_HALF = 0.45
const MAX_GOALS = 10
/** Sides answer each other: that both score, and that it ends level, comes more often than independent counts would have it. */
const BOTH_SCORE = 1.14
const LEVEL = 1.1

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
  const row = new Float64Array(MAX_GOALS + 1)
  row[0] = Math.exp(-mean)
  for (let goals = 1; goals <= MAX_GOALS; goals++) row[goals] = ((row[goals - 1] ?? 0) * mean) / goals
  return row
}

/** Probability of every score up to 10-10, indexed `home * 11 + away`; the sum is 1. */
export function scoreTable({ home, away }: Expectation): Float64Array {
  const homeRow = poissonRow(home)
  const awayRow = poissonRow(away)
  const table = new Float64Array((MAX_GOALS + 1) * (MAX_GOALS + 1))
  let sum = 0
  for (let one = 0; one <= MAX_GOALS; one++) {
    for (let other = 0; other <= MAX_GOALS; other++) {
      const answered = (one > 0 && other > 0 ? BOTH_SCORE : 1) * (one === other ? LEVEL : 1)
      const chance = (homeRow[one] ?? 0) * (awayRow[other] ?? 0) * answered
      table[one * (MAX_GOALS + 1) + other] = chance
      sum += chance
    }
  }
  for (let index = 0; index < table.length; index++) table[index] = (table[index] ?? 0) / sum
  return table
}

/** Chances that some of a number of goals fall in a part of the match, indexed `goals * 11 + count`. */
function partOfGoals(share: number): Float64Array {
  const chances = new Float64Array((MAX_GOALS + 1) * (MAX_GOALS + 1))
  chances[0] = 1
  for (let goals = 1; goals <= MAX_GOALS; goals++) {
    const [before, own] = [(goals - 1) * (MAX_GOALS + 1), goals * (MAX_GOALS + 1)]
    for (let count = 0; count <= goals; count++) {
      chances[own + count] =
        (chances[before + count] ?? 0) * (1 - share) + (count > 0 ? (chances[before + count - 1] ?? 0) : 0) * share
    }
  }
  return chances
}

/** The table of a part of a match in which each goal falls with a probability. */
export function partTable(table: Float64Array, share: number): Float64Array {
  const falls = partOfGoals(share)
  const part = new Float64Array(table.length)
  eachScore(table, (home, away, chance) => {
    for (let one = 0; one <= home; one++) {
      const homeChance = chance * (falls[home * (MAX_GOALS + 1) + one] ?? 0)
      for (let other = 0; other <= away; other++) {
        const index = one * (MAX_GOALS + 1) + other
        part[index] = (part[index] ?? 0) + homeChance * (falls[away * (MAX_GOALS + 1) + other] ?? 0)
      }
    }
  })
  return part
}

/** Calls back with every score of a table and its probability. */
export function eachScore(table: Float64Array, visit: (home: number, away: number, chance: number) => void): void {
  for (let index = 0; index < table.length; index++) {
    visit(Math.floor(index / (MAX_GOALS + 1)), index % (MAX_GOALS + 1), table[index] ?? 0)
  }
}

/** A score drawn from the table. */
export function drawScore(random: Random, table: Float64Array): [home: number, away: number] {
  let rest = random()
  for (let index = 0; index < table.length; index++) {
    rest -= table[index] ?? 0
    if (rest < 0) return [Math.floor(index / (MAX_GOALS + 1)), index % (MAX_GOALS + 1)]
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
