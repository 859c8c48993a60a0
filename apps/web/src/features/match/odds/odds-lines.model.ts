import type { PreMatchOdds } from '@touchline/contract'
import {
  type HandicapEntry,
  handicapLines,
  hasMoreLines,
  mainHandicap,
  mainTotal,
  type OddsKey,
  type PriceFormats,
  type Side,
  type TotalEntry,
  totalLines,
} from '@touchline/football'
import { HANDICAPS, SIDE_TOTALS, TOTALS } from './odds-panel.model.ts'

/** A line of a market: both prices of one handicap or total. */
interface LineRow {
  /** Handicap of the home side, or the total. */
  line: number
  prices: readonly [PriceFormats | null, PriceFormats | null]
  /** The line the panel shows. */
  main: boolean
}

/** All lines of a market. */
export interface LineTable {
  id: string
  key: OddsKey
  kind: 'handicap' | 'total'
  /** The side whose total it is; null for markets of the match. */
  side: Side | null
  rows: LineRow[]
}

/** The tables of every market among the keys that has more lines than its panel shows, handicaps first. */
export function lineTables(odds: PreMatchOdds, keys: readonly OddsKey[]): LineTable[] {
  const among = <K extends OddsKey>(all: readonly K[]) => all.filter((key) => keys.includes(key))
  return [
    ...among(HANDICAPS).flatMap((key) => handicapTable(key, odds[key] ?? [])),
    ...among(TOTALS).flatMap((key) => totalTable(key, null, odds[key] ?? [])),
    ...among(SIDE_TOTALS).flatMap((key) =>
      (['home', 'away'] as const).flatMap((side) =>
        totalTable(key, side, odds[key]?.filter((entry) => entry.side === side) ?? []),
      ),
    ),
  ]
}

function handicapTable(key: OddsKey, entries: readonly HandicapEntry[]): LineTable[] {
  if (!hasMoreLines(entries)) return []
  const lines = handicapLines(entries)
  const main = mainHandicap(lines)
  const rows = lines.map((line) => ({
    line: line.handicap,
    prices: [line.home, line.away] as const,
    main: line === main,
  }))
  return [{ id: key, key, kind: 'handicap', side: null, rows }]
}

function totalTable(key: OddsKey, side: Side | null, entries: readonly TotalEntry[]): LineTable[] {
  if (!hasMoreLines(entries)) return []
  const lines = totalLines(entries)
  const main = mainTotal(lines)
  const rows = lines.map((line) => ({
    line: line.total,
    prices: [line.over, line.under] as const,
    main: line === main,
  }))
  return [{ id: side === null ? key : `${key}-${side}`, key, kind: 'total', side, rows }]
}
