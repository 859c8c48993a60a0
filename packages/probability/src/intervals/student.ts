import { incompleteBeta, logBeta } from './special-functions.ts'

const ROUNDS = 200
const CLOSE = 1e-13

/** Probability that Student's t with `freedom` degrees of freedom is above `t`, for t ≥ 0. */
const upperTail = (t: number, freedom: number): number =>
  0.5 * incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5)

/**
 * Quantile of Student's t distribution, accurate to 1e-8 relative to its size for probabilities from .0001 to .9999.
 * @param probability below the quantile, between 0 and 1
 * @param freedom degrees of freedom, at least 1
 */
export function studentQuantile(probability: number, freedom: number): number {
  if (probability < 0.5) return -studentQuantile(1 - probability, freedom)
  if (probability === 0.5) return 0
  const tail = 1 - probability
  let low = 0
  let high = 1
  while (upperTail(high, freedom) > tail) {
    low = high
    high *= 2
  }
  let t = (low + high) / 2
  for (let round = 0; round < ROUNDS; round++) {
    const off = upperTail(t, freedom) - tail
    if (off > 0) low = t
    else high = t
    const density = Math.exp(
      -((freedom + 1) / 2) * Math.log1p((t * t) / freedom) - 0.5 * Math.log(freedom) - logBeta(0.5, freedom / 2),
    )
    const newton = t + off / density
    const next = newton > low && newton < high ? newton : (low + high) / 2
    const step = Math.abs(next - t)
    t = next
    if (step < CLOSE * t) break
  }
  return t
}
