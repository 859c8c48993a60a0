/** Matches alike before kick-off: the profit of a bet on each, and how many of them were picked. */
export interface Stratum {
  /** Profits of all matches, picked or not; reordered while drawing. */
  profits: Float32Array
  picked: number
}

/** Sums of as many floats that differ by at most this for each are equal. */
const SAME = 1e-7

/**
 * How many of `draws` random picks, of as many matches from each stratum as were picked, bring at least as much as `profit`: where picking
 * carries no information, every pick is as likely as the one that was made.
 * @returns null where nothing can be drawn differently
 */
export function drawnAsGood(
  strata: readonly Stratum[],
  { profit, draws, seed }: { profit: number; draws: number; seed: number },
): number | null {
  const open = strata.filter(({ profits, picked }) => picked > 0 && picked < profits.length)
  if (open.length === 0) return null
  const fixed = strata
    .filter((one) => one.picked > 0 && one.picked === one.profits.length)
    .reduce((sum, { profits }) => sum + sumOf(profits, profits.length), 0)
  const drawSum = drawer(seed)
  const totals = open.map(({ profits }) => sumOf(profits, profits.length))
  const least = profit - SAME * strata.reduce((all, { picked }) => all + picked, 0)
  let asGood = 0
  for (let draw = 0; draw < draws; draw++) {
    let drawn = fixed
    open.forEach(({ profits, picked }, at) => {
      const leftOut = profits.length - picked
      // The smaller part is drawn.
      if (picked <= leftOut) drawn += drawSum(profits, picked)
      else drawn += (totals[at] as number) - drawSum(profits, leftOut)
    })
    if (drawn >= least) asGood++
  }
  return asGood
}

function sumOf(values: Float32Array, count: number): number {
  let sum = 0
  for (let at = 0; at < count; at++) sum += values[at] as number
  return sum
}

/** Whole numbers of 32 bits to fractions. */
const FRACTION = 1 / 4_294_967_296

/**
 * Sums `count` random values, which it moves to the front; the order before does not matter. The same for the same seed (xorshift). One
 * loop without calls, because it runs a hundred million times.
 */
function drawer(seed: number): (values: Float32Array, count: number) => number {
  let state = seed | 0 || 1
  return (values, count) => {
    let next = state
    let sum = 0
    for (let at = 0; at < count; at++) {
      next ^= next << 13
      next ^= next >>> 17
      next ^= next << 5
      const other = at + Math.trunc((next >>> 0) * FRACTION * (values.length - at))
      const value = values[other] as number
      values[other] = values[at] as number
      values[at] = value
      sum += value
    }
    state = next
    return sum
  }
}
