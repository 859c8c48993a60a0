import {
  type CountedPair,
  type Interval,
  meanInterval,
  type PairRow,
  pointsOf,
  shareInterval,
} from '@touchline/football'

/** How sure the averages of a list are; null where there are too few matches to say. */
export interface SureOf {
  points: Interval | null
  diff: Interval | null
  total: Interval | null
  own: Interval | null
  other: Interval | null
}

export function sureOf(counts: readonly CountedPair[], rows: readonly Pick<PairRow, 'result'>[] = []): SureOf {
  const of = (value: (one: CountedPair) => number) => meanInterval(counts.map(value))
  return {
    points: meanInterval(rows.flatMap(({ result }) => (result === null ? [] : [pointsOf(result)]))),
    diff: of(({ own, other }) => own - other),
    total: of(({ own, other }) => own + other),
    own: of(({ own }) => own),
    other: of(({ other }) => other),
  }
}

/** Share of matches with at least one, 0 to 1, and how sure it is; null without known matches. */
export interface Rate {
  share: number
  sure: Interval | null
}

export function rateOf(counts: readonly number[]): Rate | null {
  if (counts.length === 0) return null
  const some = counts.filter((count) => count > 0).length
  return { share: some / counts.length, sure: shareInterval(some, counts.length) }
}
