import { logGamma } from '../intervals/special-functions.ts'

/** Dispersion of the sum of both sides: variance = μ · (1 + dispersion · μ). */
export const DISPERSION = { corners: 0.0173, yellowCards: 0.0243 } as const

/**
 * Probability of exactly `count` for a negative binomial total.
 * @param mean μ > 0 of both sides together
 * @param dispersion > 0
 */
export function totalChance(count: number, mean: number, dispersion: number): number {
  const size = 1 / dispersion
  const hit = mean / (size + mean)
  return Math.exp(
    logGamma(count + size) - logGamma(size) - logGamma(count + 1) + size * Math.log1p(-hit) + count * Math.log(hit),
  )
}

const NEGLIGIBLE = 1e-17

/** Probability of a total above `line`, 9.5 for ten corners or more. */
export function totalOverChance(line: number, mean: number, dispersion: number): number {
  let sum = 0
  for (let count = Math.floor(line) + 1; ; count++) {
    const chance = totalChance(count, mean, dispersion)
    sum += chance
    if (count > mean && chance <= NEGLIGIBLE * sum) return sum
  }
}
