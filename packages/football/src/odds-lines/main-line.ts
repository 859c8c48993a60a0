import type { PriceFormats } from '../prices/odds.ts'
import type { HandicapLine, TotalLine } from './lines.ts'

const EVEN = 2

type Pair = readonly [PriceFormats | null, PriceFormats | null]

const decimals = (pair: Pair): number[] => pair.flatMap((price) => (price === null ? [] : [price['0']]))

/** How far apart the two prices are; a line with one price alone is the furthest. */
const gap = ([one, other]: Pair): number =>
  one === null || other === null ? Number.POSITIVE_INFINITY : Math.abs(one['0'] - other['0'])

/**
 * The line with the highest price under 2, compared as decimals in every format; the lowest price when none is under 2. Among equals, the
 * line with the closest prices. Null without lines.
 */
function mainOf<L>(lines: readonly L[], pairOf: (line: L) => Pair): L | null {
  const priced = lines.flatMap((line) => decimals(pairOf(line)).map((price) => ({ line, price })))
  const under = priced.filter(({ price }) => price < EVEN).map(({ price }) => price)
  const best = under.length > 0 ? Math.max(...under) : Math.min(...priced.map(({ price }) => price))
  const equals = priced.filter(({ price }) => price === best).map(({ line }) => line)
  return equals.sort((one, other) => gap(pairOf(one)) - gap(pairOf(other)))[0] ?? null
}

export const mainHandicap = (lines: readonly HandicapLine[]): HandicapLine | null =>
  mainOf(lines, ({ home, away }) => [home, away])

export const mainTotal = (lines: readonly TotalLine[]): TotalLine | null =>
  mainOf(lines, ({ over, under }) => [over, under])

/** Whether there is more to see than the main line: more than two prices, both sides counted together. */
export const hasMoreLines = (entries: readonly unknown[]): boolean => entries.length > 2
