import {
  type BookmakerId,
  bookmakerName,
  type Key,
  MARKET,
  type MarketId,
  type OddsRecord,
  type Quote,
  type ReferencePrice,
  type ReferencePriceRecord,
} from '@touchline/football'
import type { Parsed } from '../../parsed.ts'
import { objects, problem } from '../read.ts'
import { MARKET_SOURCES, type PriceRow, priceRow, type ReportOnce } from './price-row.ts'
import { EXACTLY, opposite, ownHandicaps, type Selected, selectedOf, withoutExactly } from './selections.ts'

/** A fixture whose prices are read; bookmakers call its sides by name. */
export interface PricedFixture {
  key: Key
  home: { key: Key; name: string }
  away: { key: Key; name: string }
}

/**
 * Prices before kick-off as records of our markets; rows of other markets and withdrawn prices are left out. Unreadable rows are reported
 * once per bookmaker and market. The reference price comes from the first bookmaker of the ladder with all three prices, none of them a
 * closing one; a fixture without one has no such record.
 * @param ladder the bookmakers for the reference price, the preferred one first
 */
export function parseOdds(
  rows: readonly unknown[],
  fixtures: readonly PricedFixture[],
  ladder: readonly BookmakerId[],
): Parsed {
  const problems: Parsed['problems'] = []
  const report = reportOnce(problems)
  const read = objects(rows).flatMap((row) => priceRow(row, report) ?? [])
  const byFixture = Map.groupBy(read, (row) => row.fixture)
  const odds: OddsRecord[] = []
  const referencePrices: ReferencePriceRecord[] = []
  for (const fixture of fixtures) {
    const quotes = quotesByMarket(offersOf(byFixture.get(fixture.key) ?? [], fixture, report))
    for (const [market, list] of quotes) odds.push({ fixture: fixture.key, market, quotes: list })
    const price = referencePriceOf(quotes.get(MARKET.full_time_result) ?? [], ladder)
    if (price !== null) referencePrices.push({ fixture: fixture.key, price })
    byFixture.delete(fixture.key)
  }
  for (const unknown of byFixture.keys())
    report('odds', unknown, 'The fixture of these prices is not known; they are left out.')
  return { batch: { source: 'sportmonks', referencePrices, odds }, problems }
}

function reportOnce(problems: Parsed['problems']): ReportOnce {
  const reported = new Set<string>()
  return (kind, id, reason) => {
    const one = problem(kind, id, reason)
    const mark = JSON.stringify(one)
    if (!reported.has(mark)) problems.push(one)
    reported.add(mark)
  }
}

/** The offers of each bookmaker in each of the feed's markets, in the order of the markets. */
function offersOf(rows: readonly PriceRow[], fixture: PricedFixture, report: ReportOnce): Offer[] {
  const bySource = Map.groupBy(rows, (row) => row.source)
  return MARKET_SOURCES.flatMap((source) => {
    const byBookmaker = Map.groupBy(bySource.get(source) ?? [], (row) => row.bookmaker)
    return [...byBookmaker].map(([bookmaker, offered]) => ({
      bookmaker,
      selections: selectionsOf(offered, fixture, report),
    }))
  })
}

/** Rows of one bookmaker in one market; of two that price the same, the later one holds. */
function selectionsOf(rows: readonly PriceRow[], { key, home, away }: PricedFixture, report: ReportOnce): Selected[] {
  const names = { home: home.name, away: away.name }
  const ordered = rows.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0))
  const exact = ordered.filter((row) => EXACTLY.test(row.label ?? ''))
  const two = ordered.filter((row) => !exact.includes(row))
  const selected = two.flatMap((row) => selectedOf(row, names) ?? [])
  const first = rows[0]
  if (first === undefined) return []
  const where = `Market ${first.source.id} of ${bookmakerName(first.bookmaker)}`
  if (selected.length < two.length && first.source.reading !== 'either-side') {
    report('odds', key, `${where} has selections or lines that cannot be read; they are left out.`)
  }
  if (first.source.reading === 'total' && exact.length > 0) return withoutExactly(selected)
  if (first.source.reading !== 'handicap') return selected
  const own = ownHandicaps(selected)
  if (own.length < selected.length) {
    report(
      'odds',
      key,
      `${where} does not show by its prices which side its handicaps are given to; they are left out.`,
    )
  }
  return own
}

function referencePriceOf(quotes: readonly Quote[], ladder: readonly BookmakerId[]): ReferencePrice | null {
  for (const bookmaker of ladder) {
    const [home, draw, away] = [1, 2, 3].map((selection) =>
      quotes.find((quote) => quote.bookmaker === bookmaker && quote.selection === selection),
    )
    if (home && draw && away) {
      return { home: home.price, draw: draw.price, away: away.price, bookmaker, closing: false }
    }
  }
  return null
}

/** Prices of one of the feed's markets by one bookmaker. */
interface Offer {
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
function quotesByMarket(offers: readonly Offer[]): Map<MarketId, Quote[]> {
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

/** The shared part of the selections of one book: the home side's handicap, the side of a team's total and its line. */
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
