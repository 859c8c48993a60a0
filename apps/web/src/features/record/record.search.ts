import type { RecordKind, RecordMarket } from '@touchline/contract'
import { oneOf, readId } from '../../app/search-params.ts'

/** The address of the record: whose forecasts, of what, and of one league only. What is usual is left out. */
export interface RecordSearch {
  kind?: RecordKind | undefined
  market?: RecordMarket | undefined
  league?: number | undefined
}

export const USUAL = { kind: 'model', market: 'result' } as const

export const KINDS = ['model', 'price'] as const satisfies readonly RecordKind[]

/** A price is compared where there are prices. */
export const MARKETS: Readonly<Record<RecordKind, readonly RecordMarket[]>> = {
  model: ['result', 'over25', 'both_score', 'corners', 'yellow_cards'],
  price: ['result', 'over25', 'both_score'],
}

/** Reads the address; what means nothing counts as not given. */
export function readRecordSearch({ kind, market, league }: Record<string, unknown>): RecordSearch {
  const whose = oneOf(KINDS, kind as RecordKind)
  const what = oneOf(MARKETS[whose ?? USUAL.kind], market as RecordMarket)
  return {
    kind: whose === USUAL.kind ? undefined : whose,
    market: what === USUAL.market ? undefined : what,
    league: readId(league),
  }
}
