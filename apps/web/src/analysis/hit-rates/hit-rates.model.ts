import type { ExpectedShare } from '@touchline/contract'
import { HIT_RATES, type HitCounts, type HitRate } from '@touchline/football'
import { expectedCountInterval, expectedShare, wilsonInterval } from '@touchline/probability'

/** A share of the past record, or the matches to come and what to expect of them. */
export const RATE_MODES = ['record', 'expect'] as const
export type RateMode = (typeof RATE_MODES)[number]

/** The number of matches ahead in the sentences. */
export const NEXT = 10

export type ExpectedShares = Readonly<Record<HitRate, ExpectedShare>>

/** A line of the hit rates. All shares are 0 to 1. */
export interface RateRow {
  rate: HitRate
  count: number
  matches: number
  /** Null without matches. */
  record: { share: number; low: number; high: number } | null
  /** The chance the price implies; null where no price says. */
  implied: number | null
  /** Bookmakers of the price. */
  sources: readonly string[]
  /** The expected share in the next ten and an interval of counts; null without a prior for the record. */
  next: { share: number; low: number; high: number } | null
}

/** The kind of list: records at a price are shrunk towards the price, all others towards the league. */
export type RateList = 'past' | 'similar' | 'referee'

interface Listed {
  /** Counts over every match of the list, on any page. */
  counts: HitCounts
  list: RateList
  /** The side of the listed team in the viewed match. */
  side: 'home' | 'away'
  /** Null without a viewed match. */
  expected: ExpectedShares | null
}

/** Rows only for rates known of some match. */
export function rateRows({ counts, list, side, expected }: Listed, rates: readonly HitRate[] = HIT_RATES): RateRow[] {
  return rates
    .map((rate): RateRow => {
      const { count, matches: known } = counts[rate]
      const interval = wilsonInterval(count, known)
      const against = expected?.[rate] ?? null
      return {
        rate,
        count,
        matches: known,
        record: interval && { share: count / known, low: interval.low, high: interval.high },
        implied: against?.[side] ?? null,
        sources: against?.sources ?? [],
        next: against && nextOf({ count, matches: known, list, side }, against),
      }
    })
    .filter(({ matches: known }) => known > 0)
}

/** A league in which something always or never happened says nothing certain about the next matches. */
const MIN_BASE = 0.005

function nextOf(
  { count, matches, list, side }: { count: number; matches: number; list: RateList; side: 'home' | 'away' },
  { league, shrinkage, ...implied }: ExpectedShare,
): RateRow['next'] {
  const ofLeague = list === 'referee' ? league?.home : league?.any
  const price = implied[side] ?? undefined
  const base = list === 'similar' ? (price ?? ofLeague) : (ofLeague ?? price)
  if (base === undefined) return null
  const record = { count, matches, base: Math.min(1 - MIN_BASE, Math.max(MIN_BASE, base)), shrinkage }
  return { share: expectedShare(record), ...expectedCountInterval(record, NEXT) }
}

/** Bookmakers behind the rows: those of most rows first, and their rows. */
export function impliedSources(rows: readonly RateRow[]): { sources: readonly string[]; rates: readonly HitRate[] }[] {
  const priced = rows.filter(({ implied }) => implied !== null)
  return [...Map.groupBy(priced, ({ sources }) => sources.join())]
    .map(([, ofThem]) => ({ sources: ofThem[0]?.sources ?? [], rates: ofThem.map(({ rate }) => rate) }))
    .sort((one, other) => other.rates.length - one.rates.length)
}
