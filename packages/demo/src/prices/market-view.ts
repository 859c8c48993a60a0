import { type Expectation, expectationOf, resultChances, scoreTable } from '../match/match-model.ts'
import { CHANGES_BEFORE } from '../match/moments-before.ts'
import type { Plan } from '../match/plan.ts'
import { mix, unit } from '../random.ts'

/** The market's beliefs about a fixture at a time. */
export interface Book {
  expected: Expectation
  table: Float64Array
  result: readonly number[]
}

/**
 * The market's expectation after a number of changes: off the truth at first, nearer with every move, never exact. The opening is the
 * market's view at the first change.
 */
function expectedAt(seedHash: number, plan: Plan, change: number): Expectation {
  const truth = expectationOf(seedHash, plan)
  const noise = (salt: number) => unit(mix(plan.hash, salt)) - 0.5
  const left = 1 - Math.max(0, change - 1) / (CHANGES_BEFORE - 1)
  const step = change <= 1 ? 0 : 0.05 * noise(600 + change)
  const drift = 0.1 * noise(601) + left * 0.16 * noise(602) + step
  const total = 1 + 0.06 * noise(603) + left * 0.1 * noise(604)
  return { home: truth.home * total * Math.exp(drift), away: truth.away * total * Math.exp(-drift) }
}

/** The market's view after a number of changes. */
export function bookOf(seedHash: number, plan: Plan, change: number): Book {
  const expected = expectedAt(seedHash, plan, change)
  const table = scoreTable(expected)
  return { expected, table, result: resultChances(table) }
}
