import type { Key, MarketId, OddsRecord, PriceChange, Quote } from '@touchline/football'
import { BOOLEAN, eachList, INTEGER, listBytes, REAL, readList, SMALLINT, writeList } from './rows/binary-lists.ts'

/** The prices of one market of a fixture, ready for the database: small, and quick to hand from one thread to another. */
export interface PackedOdds {
  fixture: Key
  market: MarketId
  /**
   * Bookmakers, selections, lines, openings and prices as lists in PostgreSQL's binary format, one element per quote. Without a quote there
   * is nothing: the market is withdrawn.
   */
  lists: Uint8Array
  /** Which of the prices are those at kick-off, in the same format. */
  closings: Uint8Array
  changes?: readonly PriceChange[]
}

const byMeaning = (a: Quote, b: Quote) =>
  a.bookmaker - b.bookmaker || (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection

/** The quotes in one order, whatever the one their source lists them in. */
export function packOdds(records: readonly OddsRecord[]): PackedOdds[] {
  const room = records.reduce(
    (sum, { quotes: { length } }) =>
      sum +
      listBytes(INTEGER, length) +
      listBytes(SMALLINT, length) +
      3 * listBytes(REAL, length) +
      listBytes(BOOLEAN, length),
    0,
  )
  const view = new DataView(new ArrayBuffer(room))
  let end = 0
  return records.map(({ fixture, market, quotes, changes }) => {
    const start = end
    const sorted = quotes.toSorted(byMeaning)
    const middle = quotes.length > 0 ? writeQuotes(view, start, sorted) : start
    end = quotes.length > 0 ? writeList(view, middle, BOOLEAN, sorted, ({ closing = false }) => closing) : middle
    return {
      fixture,
      market,
      lists: new Uint8Array(view.buffer, start, middle - start),
      closings: new Uint8Array(view.buffer, middle, end - middle),
      ...(changes && { changes }),
    }
  })
}

function writeQuotes(view: DataView, start: number, quotes: readonly Quote[]): number {
  let at = writeList(view, start, INTEGER, quotes, (quote) => quote.bookmaker)
  at = writeList(view, at, SMALLINT, quotes, (quote) => quote.selection)
  at = writeList(view, at, REAL, quotes, (quote) => quote.line)
  at = writeList(view, at, REAL, quotes, (quote) => quote.opening)
  return writeList(view, at, REAL, quotes, (quote) => quote.price)
}

export const offersPrices = (odds: OddsRecord | PackedOdds): boolean =>
  'quotes' in odds ? odds.quotes.length > 0 : odds.lists.length > 0

/** The columns that hold the quotes in the database, as their lists are written. */
export function quoteColumns({ lists, closings }: PackedOdds) {
  const [bookmakerIds = EMPTY, selections = EMPTY, lines = EMPTY, openings = EMPTY, prices = EMPTY] = eachList(lists)
  return { bookmakerIds, selections, lines, openings, prices, closings }
}

const EMPTY = new Uint8Array()

/** The quotes again, as exact as the database keeps them. */
export function unpackQuotes({ lists, closings }: PackedOdds): Quote[] {
  if (lists.length === 0) return []
  const view = new DataView(lists.buffer, lists.byteOffset, lists.byteLength)
  const bookmakers = readList(view, 0)
  const selections = readList(view, bookmakers.end)
  const lines = readList(view, selections.end)
  const openings = readList(view, lines.end)
  const prices = readList(view, openings.end)
  const closing = readList(new DataView(closings.buffer, closings.byteOffset, closings.byteLength), 0).list
  return prices.list.map((price, at) => ({
    bookmaker: bookmakers.list[at] as Quote['bookmaker'],
    selection: selections.list[at] as number,
    line: lines.list[at] ?? null,
    opening: openings.list[at] ?? null,
    price: price as number,
    closing: closing[at] === 1,
  }))
}
