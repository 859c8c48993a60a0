import { round2 } from './numbers.ts'

const MILLION = 1_000_000
/** Half of the smallest figure that two decimals can tell. */
const LEAST = 5_000

/** What a transfer cost, in millions with at most two decimals: `€12.5M`, `€60M`; nothing when it is not told. */
export function formatAmount(euros: number | null): string {
  if (euros === null) return ''
  if (euros > 0 && euros < LEAST) return '< €0.01M'
  return `€${round2(euros / MILLION)}M`
}
