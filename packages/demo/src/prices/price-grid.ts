/** Steps of the price grid: below `until` prices are multiples of `step`. */
const GRID: readonly (readonly [until: number, step: number])[] = [
  [2, 0.01],
  [3, 0.02],
  [4, 0.05],
  [6, 0.1],
  [10, 0.2],
  [20, 0.5],
  [30, 1],
  [50, 2],
]
const MAX_STEP = 5
const MIN_PRICE = 1.01
const MAX_PRICE = 101

/** In a loop: it runs for every price. */
function stepAt(price: number): number {
  for (const [until, step] of GRID) if (price < until) return step
  return MAX_STEP
}

/** The nearest price of the usual grid, 1.01 to 101. */
export function gridPrice(price: number): number {
  const step = stepAt(price)
  const rounded = Math.round(price / step) * step
  return Math.min(MAX_PRICE, Math.max(MIN_PRICE, Math.round(rounded * 100) / 100))
}

/** Part of a margin that is laid on in proportion to the chance; the rest goes to all outcomes alike, so outsiders pay less. */
const IN_PROPORTION = 0.4

/**
 * Decimal price of a chance.
 * @param outcomes of the market, among which the margin is shared; 0 for a single bet
 */
export function priced(chance: number, margin: number, outcomes: number): number {
  const evenly = outcomes === 0 ? 0 : ((1 - IN_PROPORTION) * margin) / outcomes
  const grown = outcomes === 0 ? margin : IN_PROPORTION * margin
  return gridPrice(1 / Math.min(0.999, chance * (1 + grown) + evenly))
}
