import type { HitRates } from '@touchline/contract'
import { HIT_RATES, hitCounts, type Match } from '@touchline/football'
import { wilsonInterval } from '@touchline/probability'

const DECIMALS = 10_000
const rounded = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(share * DECIMALS) / DECIMALS

/** How often things happened in a list, with Wilson's interval. @param team id of the listed team, null for the home teams */
export function viewHitRates(matches: readonly Match[], team: number | null): HitRates {
  const counts = hitCounts(matches, team)
  return Object.fromEntries(
    HIT_RATES.map((rate) => {
      const { count, matches: known } = counts[rate]
      const interval = wilsonInterval(count, known)
      return [
        rate,
        {
          count,
          matches: known,
          share: known === 0 ? null : rounded(count / known),
          low: rounded(interval?.low),
          high: rounded(interval?.high),
        },
      ]
    }),
  ) as HitRates
}
