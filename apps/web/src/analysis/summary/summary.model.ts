import { type CountedPair, type PairRow, pointsOf } from '@touchline/football'
import { boundedMeanInterval, countMeanInterval, type Interval, POINTS, wilsonInterval } from '@touchline/probability'

/** An interval and how many matches it rests on. */
export interface Sure extends Interval {
  matches: number
}

/** How sure the averages of a list are; null where there are too few matches to say. */
export interface SureOf {
  points: Sure | null
  diff: Sure | null
  total: Sure | null
  own: Sure | null
  other: Sure | null
}

const ANY = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

const over = (matches: number, interval: Interval | null): Sure | null => interval && { ...interval, matches }

/** The certainty of an average of counts. */
const sureOfCounts = (counts: readonly number[]): Sure | null => over(counts.length, countMeanInterval(counts))

export function sureOf(counts: readonly CountedPair[], rows: readonly Pick<PairRow, 'result'>[] = []): SureOf {
  const points = rows.flatMap(({ result }) => (result === null ? [] : [pointsOf(result)]))
  const differences = counts.map(({ own, other }) => own - other)
  return {
    points: over(points.length, boundedMeanInterval(points, POINTS)),
    diff: over(differences.length, boundedMeanInterval(differences, ANY)),
    total: sureOfCounts(counts.map(({ own, other }) => own + other)),
    own: sureOfCounts(counts.map(({ own }) => own)),
    other: sureOfCounts(counts.map(({ other }) => other)),
  }
}

/** Share of matches with at least one, 0 to 1, and how sure it is; null without known matches. */
export interface Rate {
  share: number
  sure: Sure | null
}

export function rateOf(counts: readonly number[]): Rate | null {
  if (counts.length === 0) return null
  const some = counts.filter((count) => count > 0).length
  return { share: some / counts.length, sure: over(counts.length, wilsonInterval(some, counts.length)) }
}
