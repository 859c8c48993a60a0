import type { BookmakerId, Key, MarketId, OddsRecord, PriceChange, Quote } from '@touchline/football'

/** The prices of one market of a fixture by the columns they become: lists of numbers are quick to hand from one thread to another. */
export interface PackedOdds {
  fixture: Key
  market: MarketId
  /** One element per quote; none where the market is withdrawn. */
  quotes: {
    bookmakerIds: readonly BookmakerId[]
    selections: readonly number[]
    lines: readonly (number | null)[]
    openings: readonly (number | null)[]
    prices: readonly number[]
    /** Marks closing prices. */
    closings: readonly boolean[]
  }
  changes?: readonly PriceChange[]
}

const byMeaning = (a: Quote, b: Quote) =>
  a.bookmaker - b.bookmaker || (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection

/** Packs the quotes in a fixed order, independent of their source's. */
export const packOdds = (records: readonly OddsRecord[]): PackedOdds[] =>
  records.map(({ quotes, ...record }) => {
    const sorted = quotes.toSorted(byMeaning)
    return {
      ...record,
      quotes: {
        bookmakerIds: sorted.map((quote) => quote.bookmaker),
        selections: sorted.map((quote) => quote.selection),
        lines: sorted.map((quote) => quote.line),
        openings: sorted.map((quote) => quote.opening),
        prices: sorted.map((quote) => quote.price),
        closings: sorted.map(({ closing = false }) => closing),
      },
    }
  })

export const isPacked = (odds: OddsRecord | PackedOdds): odds is PackedOdds => 'prices' in odds.quotes

export const offersPrices = (odds: OddsRecord | PackedOdds): boolean =>
  (isPacked(odds) ? odds.quotes.prices : odds.quotes).length > 0

/** The quotes again. */
export const unpackQuotes = ({ quotes }: PackedOdds): Quote[] =>
  quotes.prices.map((price, at) => ({
    bookmaker: quotes.bookmakerIds[at] as BookmakerId,
    selection: quotes.selections[at] as number,
    line: quotes.lines[at] ?? null,
    opening: quotes.openings[at] ?? null,
    price,
    closing: quotes.closings[at] === true,
  }))
