import type { RecordKind, RecordMarket } from '@touchline/contract'
import { oneOf, readId } from '../../app/search-params.ts'

/** The address of the record: forecaster, market, and one league only. Defaults are left out. */
export interface RecordSearch {
  kind?: RecordKind | undefined
  market?: RecordMarket | undefined
  league?: number | undefined
}

export const DEFAULT_SEARCH = { kind: 'model', market: 'result' } as const

export const KINDS = ['model', 'price'] as const satisfies readonly RecordKind[]

/** A price is compared where there are prices. */
export const MARKETS: Readonly<Record<RecordKind, readonly RecordMarket[]>> = {
  model: ['result', 'over25', 'both_score', 'corners', 'yellow_cards'],
  price: ['result', 'over25', 'both_score'],
}

/** Reads the address; what means nothing counts as not given. */
export function readRecordSearch({ kind, market, league }: Record<string, unknown>): RecordSearch {
  const whose = oneOf(KINDS, kind as RecordKind)
  const what = oneOf(MARKETS[whose ?? DEFAULT_SEARCH.kind], market as RecordMarket)
  return {
    kind: whose === DEFAULT_SEARCH.kind ? undefined : whose,
    market: what === DEFAULT_SEARCH.market ? undefined : what,
    league: readId(league),
  }
}

/** Whether results of betting belong there: bets are on our own forecasts of 1X2, of all competitions together. */
export const isBetOn = ({ kind, market, league }: RecordSearch): boolean =>
  (kind ?? DEFAULT_SEARCH.kind) === DEFAULT_SEARCH.kind &&
  (market ?? DEFAULT_SEARCH.market) === DEFAULT_SEARCH.market &&
  league === undefined
