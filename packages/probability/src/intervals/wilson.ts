import { type Interval, LEVEL } from './interval.ts'
import { normalQuantile } from './normal-quantile.ts'

/**
 * Wilson's interval of a share: what the past record allows. It is no forecast of the next matches: see `expectedShare`.
 * @param count of matches in which it happened, 0 to `matches`
 * @returns shares, 0 to 1; null without matches
 * @source Wilson 1927
 */
export function wilsonInterval(count: number, matches: number, level = LEVEL): Interval | null {
  if (matches <= 0) return null
  const z = normalQuantile((1 + level) / 2)
  const share = count / matches
  const square = (z * z) / matches
  const half = z * Math.sqrt((share * (1 - share)) / matches + square / (4 * matches))
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { low: bound(share + square / 2 - half), high: bound(share + square / 2 + half) }
}
