import type { FinderEstimate, FinderHistory } from '@touchline/contract'
import type { Numbers } from '../../app/numbers.ts'

/** With fewer bets a return says nothing yet. */
export const MIN_BETS = 400

/** A difference with its sign; none where nothing is left after rounding. */
export function signed(value: number, digits: number, { decimals }: Numbers): string {
  const text = decimals(Math.abs(value), digits)
  if (Number(Math.abs(value).toFixed(digits)) === 0) return text
  return `${value < 0 ? '−' : '+'}${text}`
}

/** Verdicts on a history, the most important first. */
export type Verdict = 'few' | 'noPrices' | 'behind' | 'ahead' | 'open' | 'zero' | 'turned' | 'many'

export function verdictsOf({ all, halves }: FinderHistory): Verdict[] {
  if (all.matches === 0) return []
  if (all.bets === 0) return ['noPrices']
  const close = sideOf(all.closing_value)
  const earlier = halves?.earlier.return?.value ?? 0
  const later = halves?.later.return?.value ?? 0
  return [
    ...(all.bets < MIN_BETS ? (['few'] as const) : []),
    ...(close === null ? [] : [({ below: 'behind', above: 'ahead', open: 'open' } as const)[close]]),
    ...(sideOf(all.return) === 'open' ? (['zero'] as const) : []),
    ...(earlier > 0 && later < 0 ? (['turned'] as const) : []),
    'many',
  ]
}

/**
 * The history before its later half, in which an idea is looked for; null where there is no later half. Seasons and competitions are left
 * out: they tell of both halves.
 */
export function earlierOf({ halves, months }: FinderHistory): FinderHistory | null {
  if (halves === null) return null
  return {
    ...{ all: halves.earlier, halves: null, seasons: [], leagues: [] },
    months: months.filter(({ month }) => month < halves.from),
  }
}

/** On which side of zero a whole interval lies. */
function sideOf(estimate: FinderEstimate | null): 'below' | 'above' | 'open' | null {
  if (estimate === null || estimate.low === null || estimate.high === null) return null
  if (estimate.high < 0) return 'below'
  return estimate.low > 0 ? 'above' : 'open'
}

/** `2019-08` as `08/2019`. */
export const monthText = (month: string): string => month.split('-').reverse().join('/')

export interface Curve {
  /** Points of a line in a box of 1 by 1, the profit so far over time. */
  points: { x: number; y: number }[]
  /** The start of the later half, and the line of zero profit. */
  cut: number | null
  zero: number
  /** The lowest and the highest profit so far, in units of one bet: bottom and top of the box. */
  low: number
  high: number
}

/** Months from that of the first bet on. */
export function betMonths(months: FinderHistory['months']): FinderHistory['months'] {
  const first = months.findIndex(({ bets }) => bets > 0)
  return first < 0 ? [] : months.slice(first)
}

/** The profit so far, month by month; null with fewer than two months. */
export function curveOf({ months: all, halves }: FinderHistory): Curve | null {
  const months = betMonths(all)
  if (months.length < 2) return null
  let sum = 0
  const sums = months.map(({ profit }) => {
    sum += profit
    return sum
  })
  const [low, high] = [Math.min(0, ...sums), Math.max(0, ...sums)]
  const y = (value: number) => (high === low ? 0.5 : (high - value) / (high - low))
  const steps = months.length - 1
  const cut = halves === null ? -1 : months.findIndex(({ month }) => month >= halves.from)
  return {
    points: sums.map((value, at) => ({ x: at / steps, y: y(value) })),
    cut: cut <= 0 ? null : (cut - 0.5) / steps,
    zero: y(0),
    ...{ low, high },
  }
}
