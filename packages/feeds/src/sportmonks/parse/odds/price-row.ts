import { type BookmakerId, isPrice, type Key } from '@touchline/football'
import { decimal, type Fields, flag, integer, key, text } from '../read.ts'
import { BOOKMAKER_OF } from './bookmakers.ts'
import { MARKET_SOURCE_OF, type MarketSource } from './market-sources.ts'

/** One price as the feed has it, its words unread. */
export interface PriceRow {
  fixture: Key
  source: MarketSource
  bookmaker: BookmakerId
  label: string | null
  name: string | null
  total: string | null
  handicap: string | null
  price: number
  /** Orders rows that price the same: when the bookmaker last changed it, then the row's id. */
  since: string
}

/** A price below this is none. */
const LOWEST_PRICE = 1.01

/** Reports once of each thing that cannot be taken. */
export type ReportOnce = (kind: string, id: unknown, reason: string) => void

/** Reads a row; null when its market is not kept, it is no longer offered, or it cannot be read. */
export function priceRow(row: Fields, report: ReportOnce): PriceRow | null {
  const source = MARKET_SOURCE_OF.get(integer(row.market_id) ?? 0)
  if (source === undefined || flag(row.stopped) === true || flag(row.suspended) === true) return null
  const fixture = key(row.fixture_id)
  const bookmaker = BOOKMAKER_OF.get(integer(row.bookmaker_id) ?? 0)
  const price = decimal(row.value)
  if (bookmaker === undefined) {
    report('bookmaker', row.bookmaker_id, 'The bookmaker is not in our list; his prices are left out.')
    return null
  }
  if (fixture === null || price === null) {
    report('odds', row.id, 'A price lacks its fixture or value; it is left out.')
    return null
  }
  // The feed marks a dead line by a price of −1.
  if (!isPrice(price) || price < LOWEST_PRICE) return null
  return {
    fixture,
    source,
    bookmaker,
    label: text(row.label),
    name: text(row.name),
    total: text(row.total),
    handicap: text(row.handicap),
    price,
    since: `${text(row.latest_bookmaker_update) ?? ''} ${(key(row.id) ?? '').padStart(16, '0')}`,
  }
}
