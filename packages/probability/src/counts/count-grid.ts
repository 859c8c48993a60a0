import type { CountGrid } from '../grid/asian-lines.ts'
import type { Pair } from '../grid/results.ts'
import { logChoose } from '../intervals/special-functions.ts'
import { totalChance } from './negative-binomial.ts'

/** Counts of one side in the grid: 0 to 40. */
const COUNTS = 41

/**
 * Probabilities of both sides' counts (corners, cards): the total is negative binomial, and each of it is the home side's by its share of the
 * mean. Scaled to add up to 1.
 * @param means expected counts of the two sides, above 0
 * @param dispersion of the total: variance = μ · (1 + dispersion · μ)
 */
export function countGrid([home, away]: Pair, dispersion: number): CountGrid {
  const mean = home + away
  const [ofHome, ofAway] = [Math.log(home / mean), Math.log(away / mean)]
  const grid = new Float64Array(COUNTS * COUNTS)
  let total = 0
  for (let count = 0; count < COUNTS; count++) {
    const chance = totalChance(count, mean, dispersion)
    for (let i = 0; i <= count; i++) {
      const split = Math.exp(logChoose(count, i) + i * ofHome + (count - i) * ofAway)
      grid[i * COUNTS + count - i] = chance * split
      total += chance * split
    }
  }
  return grid.map((cell) => cell / total)
}
