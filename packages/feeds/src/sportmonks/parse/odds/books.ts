import { type BookmakerId, MARKET, type MarketId, type Quote } from '@touchline/football'
import { opposite } from './lines.ts'
import type { Selected } from './selections.ts'

/** Prices of one of the feed's markets by one bookmaker. */
export interface Offer {
  bookmaker: BookmakerId
  selections: readonly Selected[]
}

/** Prices that belong together: every selection of one line. */
type Book = ReadonlyMap<number, Selected>

const THREE_WAY: ReadonlySet<MarketId> = new Set([
  MARKET.full_time_result,
  MARKET.half_time_result,
  MARKET.second_half_result,
  MARKET.first_team_to_score,
  MARKET.last_team_to_score,
  MARKET.corner_result,
])
const HANDICAPS: ReadonlySet<MarketId> = new Set([MARKET.asian_handicap, MARKET.corner_handicap, MARKET.card_handicap])
const TEAM_TOTALS: ReadonlySet<MarketId> = new Set([
  MARKET.team_corners,
  MARKET.team_cards,
  MARKET.team_shots,
  MARKET.team_shots_on_target,
  MARKET.team_offsides,
])

/**
 * The quotes of each market. A line that a bookmaker has in several of the feed's markets is taken from one of them, the first that
 * prices all of it, so that prices of two markets never mix.
 * @param offers those that go before others first
 */
export function quotesByMarket(offers: readonly Offer[]): Map<MarketId, Quote[]> {
  const books = new Map<MarketId, Map<string, Book>>()
  const bookmakers = new Map<string, BookmakerId>()
  for (const { bookmaker, selections } of offers) {
    for (const [key, book] of booksOf(bookmaker, selections)) {
      const market = marketOf(book)
      if (market === null) continue
      const known = books.get(market) ?? new Map<string, Book>()
      const stands = known.get(key)
      if (stands === undefined || (!isComplete(market, stands) && isComplete(market, book))) known.set(key, book)
      books.set(market, known)
      bookmakers.set(key, bookmaker)
    }
  }
  const quotes = [...books].map(([market, known]): [MarketId, Quote[]] => [
    market,
    [...known].flatMap(([key, book]) => quotesOf(bookmakers.get(key), book)).sort(byBookmakerAndLine),
  ])
  return new Map(quotes.sort(([a], [b]) => a - b))
}

function booksOf(bookmaker: BookmakerId, selections: readonly Selected[]): Map<string, Map<number, Selected>> {
  const books = new Map<string, Map<number, Selected>>()
  for (const one of selections) {
    const key = `${bookmaker} ${one.market} ${lineKey(one)}`
    books.set(key, (books.get(key) ?? new Map<number, Selected>()).set(one.selection, one))
  }
  return books
}

/** What selections of one book have in common: the home side's handicap, the side of a team's total and its line. */
function lineKey({ market, selection, line }: Selected): string {
  if (HANDICAPS.has(market)) return String(selection === 1 ? line : opposite(line))
  return TEAM_TOTALS.has(market) ? `${selection <= 2 ? 'home' : 'away'} ${line}` : String(line)
}

const marketOf = (book: Book) => book.values().next().value?.market ?? null

const isComplete = (market: MarketId, book: Book) => book.size === (THREE_WAY.has(market) ? 3 : 2)

function quotesOf(bookmaker: BookmakerId | undefined, book: Book): Quote[] {
  if (bookmaker === undefined) return []
  return [...book.values()].map(({ selection, line, price }) => ({ bookmaker, selection, line, opening: null, price }))
}

function byBookmakerAndLine(a: Quote, b: Quote): number {
  return a.bookmaker - b.bookmaker || (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection
}
