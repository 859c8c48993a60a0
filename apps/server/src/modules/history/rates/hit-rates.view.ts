import type { HitRates } from '@touchline/contract'
import { HIT_RATES, type HitCounts } from '@touchline/football'
import { wilsonInterval } from '@touchline/probability'

const DECIMALS = 10_000
const rounded = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(share * DECIMALS) / DECIMALS

type HitRateView = HitRates[keyof HitRates]

/** How often something happened, with Wilson's interval. */
export function viewHitRate({ count, matches }: HitCounts[keyof HitCounts]): HitRateView {
  const interval = wilsonInterval(count, matches)
  return {
    count,
    matches,
    share: matches === 0 ? null : rounded(count / matches),
    low: rounded(interval?.low),
    high: rounded(interval?.high),
  }
}

/** How often things happened in a list. */
export const viewHitRates = (counts: HitCounts): HitRates =>
  Object.fromEntries(HIT_RATES.map((rate) => [rate, viewHitRate(counts[rate])])) as HitRates
