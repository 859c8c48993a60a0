const ROUNDS = 60
const CLOSE = 1e-15

/** Probability that a standard normal value lies between 0 and z ≥ 0 (a series whose terms are all positive). */
function betweenZeroAnd(z: number): number {
  let term = z
  let sum = z
  for (let at = 1; term > CLOSE * sum; at++) {
    term *= (z * z) / (2 * at + 1)
    sum += term
  }
  return (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

/** Quantile of the standard normal distribution for a probability from 1e-9 to 1 − 1e-9, accurate to 1e-8: 1.95996398 for .975. */
export function normalQuantile(probability: number): number {
  if (probability < 0.5) return -normalQuantile(1 - probability)
  let z = 0
  // The distribution is concave above 0: Newton's method from 0 comes from below.
  for (let round = 0; round < ROUNDS; round++) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    const step = (probability - 0.5 - betweenZeroAnd(z)) / density
    z += step
    if (Math.abs(step) < 1e-12) break
  }
  return z
}
