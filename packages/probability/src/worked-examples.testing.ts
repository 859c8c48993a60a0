import { type MatchProbabilities, removeMargin, type SolvedGrid, solveGrid } from './index.ts'

/** Three books with the figures published for them: 1X2 prices, then over and under 2.5. */
export const EXAMPLES = [
  { prices: [2.1, 3.4, 3.6], totals: [1.9, 1.95] },
  { prices: [1.25, 6.5, 12], totals: [1.55, 2.45] },
  { prices: [5.5, 3.9, 1.65], totals: [2.2, 1.68] },
] as const

/** Margin-free probabilities of 1X2 and totals prices. */
export function fairOf(prices: readonly number[], totals: readonly number[]): MatchProbabilities {
  const [home, draw, away] = removeMargin(prices)?.probabilities ?? []
  const over = removeMargin(totals)?.probabilities[0]
  if (home === undefined || draw === undefined || away === undefined || over === undefined) throw new Error('No book')
  return { home, draw, away, over }
}

export function solved(wanted: MatchProbabilities): SolvedGrid {
  const found = solveGrid(wanted)
  if (!found) throw new Error('No grid')
  return found
}

export function exampleGrid(at: number): SolvedGrid {
  const { prices, totals } = EXAMPLES[at]!
  return solved(fairOf(prices, totals))
}

/** Rounded to five decimals. */
export const five = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1e5) / 1e5)

export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)
