import { samePrice } from './odds.ts'

/** How like a price another one is: the same, at most so much above or below, or the same chance once the margin is out. */
export const TOLERANCES = ['0', '0.05', '0.10', 'chance'] as const
export type Tolerance = (typeof TOLERANCES)[number]

/** At most this many similar matches are counted. */
export const MAX_COUNTED = 10_000

/** Hit rates over every league count this many of the newest matches: more would not be more certain than the prices. */
export const MAX_RATED = 1_000

/** Both ends included. */
export interface Range {
  low: number
  high: number
}

/** Prices are stored with three decimals. */
export const PRICE_STEPS = 1_000
/** Chances are stored in thousandths; a percentage point above or below is the same chance. */
const CHANCE_STEPS = 1_000
const SAME_CHANCE = CHANCE_STEPS / 100

/** The prices that are like one; the same are all that are read as it, to two decimals. */
export function similarPriceRange(price: number, tolerance: Exclude<Tolerance, 'chance'>): Range {
  const middle = Math.round(price * PRICE_STEPS)
  if (tolerance !== '0') {
    const most = Math.round(Number(tolerance) * PRICE_STEPS)
    return { low: (middle - most) / PRICE_STEPS, high: (middle + most) / PRICE_STEPS }
  }
  const around = Array.from({ length: 21 }, (_, at) => (middle - 10 + at) / PRICE_STEPS)
  const same = around.filter((one) => samePrice(one, price))
  return { low: Math.min(...same), high: Math.max(...same) }
}

/** A margin-free probability as it is stored and compared, in thousandths. */
export const chanceSteps = (chance: number): number => Math.round(chance * CHANCE_STEPS)

/** The margin-free probabilities that are like one, in thousandths. */
export function similarChanceRange(chance: number): Range {
  const middle = chanceSteps(chance)
  return { low: Math.max(0, middle - SAME_CHANCE), high: Math.min(CHANCE_STEPS, middle + SAME_CHANCE) }
}
