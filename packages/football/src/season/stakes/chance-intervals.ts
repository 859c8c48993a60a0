/** A chance and its bounds: nine of ten values lie between them, each the chance if the strengths of the sides were known. */
export interface ChanceInterval {
  mean: number
  low: number
  high: number
}

const TAIL = 0.05
/** Standard deviations between which nine of ten values of a normal distribution lie. */
const NINE_OF_TEN = 1.645

/**
 * A chance drawn in blocks of seasons, each block with one set of strengths. The spread that chance alone adds to the blocks is
 * removed.
 * @param times how often it happened in each block of `size` seasons
 */
export function chanceAround(times: Float64Array, size: number): ChanceInterval {
  const shares = Array.from(times, (count) => count / size)
  const mean = times.reduce((sum, count) => sum + count, 0) / (size * Math.max(times.length, 1))
  const spread = average(shares.map((share) => (share - mean) ** 2))
  if (spread === 0) return { mean, low: mean, high: mean }
  const byChance = (mean * (1 - mean)) / size
  const left = Math.max(spread - byChance, 0) + (mean * (1 - mean)) / (size * shares.length)
  const shrunk = Math.min(1, Math.sqrt(left / spread))
  const sorted = shares.map((share) => within01(mean + (share - mean) * shrunk)).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? mean
  return { mean, low: Math.min(at(TAIL), mean), high: Math.max(at(1 - TAIL), mean) }
}

/** The difference of two shares, with the bounds that the number of draws allows. */
export interface Difference {
  value: number
  low: number
  high: number
}

interface Counted {
  times: number
  of: number
}

/** Null if one of them was never drawn. */
export function differenceOf(one: Counted, other: Counted): Difference | null {
  if (one.of === 0 || other.of === 0) return null
  const [p, q] = [one.times / one.of, other.times / other.of]
  const error = NINE_OF_TEN * Math.sqrt((p * (1 - p)) / one.of + (q * (1 - q)) / other.of)
  const value = p - q
  return { value, low: Math.max(-1, value - error), high: Math.min(1, value + error) }
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
const within01 = (value: number) => Math.min(1, Math.max(0, value))
