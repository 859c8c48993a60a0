import type { ExpectedShare } from '@touchline/contract'
import { HIT_RATES, type HitCounts, type HitRate } from '@touchline/football'
import { expectedCountInterval, expectedShare, wilsonInterval } from '@touchline/probability'

/** A share of the past record, or the matches to come and what to expect of them. */
export const RATE_MODES = ['record', 'expect'] as const
export type RateMode = (typeof RATE_MODES)[number]

/** So many matches to come are spoken of. */
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
  /** Whose price it is. */
  sources: readonly string[]
  /** Of the next ten: the share to expect and an interval of how many; null where nothing is known to draw the record towards. */
  next: { share: number; low: number; high: number } | null
}

/** What a list is: records at a price are drawn towards what the price says, all others towards the league. */
export type RateList = 'past' | 'similar' | 'referee'

interface Listed {
  /** Of every match of the list, on whatever page it is. */
  counts: HitCounts
  list: RateList
  /** The side the listed team has in the match that is looked at. */
  side: 'home' | 'away'
  /** Null where no match is looked at. */
  expected: ExpectedShares | null
}

/** Only what is known of some match is in the rows. */
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
        next: against && nextOf(count, known, against, list, side),
      }
    })
    .filter(({ matches: known }) => known > 0)
}

/** A league in which something always or never happened says nothing certain about the next matches. */
const LEAST = 0.005

function nextOf(
  count: number,
  matches: number,
  { league, shrinkage, ...implied }: ExpectedShare,
  list: RateList,
  side: 'home' | 'away',
): RateRow['next'] {
  const ofLeague = list === 'referee' ? league?.home : league?.any
  const price = implied[side] ?? undefined
  const base = list === 'similar' ? (price ?? ofLeague) : (ofLeague ?? price)
  if (base === undefined) return null
  const record = { count, matches, base: Math.min(1 - LEAST, Math.max(LEAST, base)), shrinkage }
  return { share: expectedShare(record), ...expectedCountInterval(record, NEXT) }
}

/** Whose prices stand behind the rows: the bookmakers of most rows first, and the rows they are of. */
export function impliedSources(rows: readonly RateRow[]): { sources: readonly string[]; rates: readonly HitRate[] }[] {
  const priced = rows.filter(({ implied }) => implied !== null)
  return [...Map.groupBy(priced, ({ sources }) => sources.join())]
    .map(([, ofThem]) => ({ sources: ofThem[0]?.sources ?? [], rates: ofThem.map(({ rate }) => rate) }))
    .sort((one, other) => other.rates.length - one.rates.length)
}
