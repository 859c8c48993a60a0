import {
  type BookmakerId,
  MARKET,
  type MarketId,
  overround,
  type Quote,
  type ReferencePrice,
  type ThreeWay,
} from '@touchline/football'
import type { Doubt } from '../../files/problems.ts'
import { parseNumber, plainNumber } from '../cells.ts'
import { decimalPrice, isHandicapLine, isPrice, judgeBook, parseHandicap } from './price-checks.ts'
import type { PriceSet, PriceSource } from './price-columns.ts'

/** Prices of one market by one bookmaker in a row; selection 1 first, null where there is none. */
interface Priced {
  prices: readonly (number | null)[]
  /** The home side's handicap or the total; null for a market without a line. */
  line: number | null
}

export interface MarketPrices {
  market: MarketId
  bookmaker: BookmakerId
  earlier: Priced | null
  closing: Priced | null
}

export interface RowCells {
  cells: readonly string[]
  /** Whether its prices are American: `+150`, `-200`. */
  american?: boolean
}

/** Every plausible price of the row. Others are left out and reported, all doubtful prices of one set at once. */
export function readPrices(row: RowCells, sources: readonly PriceSource[], doubt: Doubt): MarketPrices[] {
  const read: MarketPrices[] = []
  const doubtLine = once(doubt)
  for (const source of sources) {
    const { market, bookmaker, earlier, closing } = source
    const one = earlier === null ? null : readSet(row, { priceSource: source, set: earlier, doubt, doubtLine })
    const two = closing === null ? null : readSet(row, { priceSource: source, set: closing, doubt, doubtLine })
    if (one !== null || two !== null) read.push({ market, bookmaker, earlier: one, closing: two })
  }
  return read
}

/** The price of a cell in decimal odds. */
function priceIn({ cells, american = false }: RowCells, column: number): number | null {
  const price = parseNumber(cells[column] ?? '')
  return american && price !== null ? decimalPrice(price) : price
}

/** Whether the prices of a file are American: all of them so far from 0, and some below it. */
export function areAmerican(rows: readonly RowCells[], sources: readonly PriceSource[]): boolean {
  const columns = new Set(
    sources.flatMap(({ earlier, closing }) => [earlier, closing].flatMap((set) => set?.columns ?? [])),
  )
  const prices = rows.flatMap(({ cells }) => [...columns].flatMap((column) => parseNumber(cells[column] ?? '') ?? []))
  return prices.some((price) => price < 0) && prices.every((price) => Math.abs(price) >= 100)
}

/** Bookmakers share the handicap column: its doubt is reported once. */
function once(doubt: Doubt): Doubt {
  const said = new Set<string>()
  return (column, message) => {
    if (!said.has(column)) doubt(column, message)
    said.add(column)
  }
}

function readSet(
  row: RowCells,
  {
    priceSource: { bookmaker, total },
    set,
    doubt,
    doubtLine,
  }: { priceSource: PriceSource; set: PriceSet; doubt: Doubt; doubtLine: Doubt },
): Priced | null {
  const prices = set.columns.map((column) => priceIn(row, column))
  if (prices.every((price) => price === null)) return null
  if (prices.some(isWrong)) {
    const wrong = set.names.filter((_, index) => isWrong(prices[index] ?? null))
    doubt(wrong.join(','), `no price of 1.01 or more: ${shown(row, set, wrong)}`)
    prices.forEach((price, index) => {
      if (isWrong(price)) prices[index] = null
    })
  }
  const line = total ?? readLine(row, set, doubtLine)
  if (line === 'unknown' || prices.every((price) => price === null)) return null
  return addsUp(row, { bookmaker, set, prices, doubt }) ? { prices, line } : null
}

const isWrong = (price: number | null): boolean => price !== null && !isPrice(price)

function shown(row: RowCells, set: PriceSet, names: readonly string[]): string {
  return names.map((name) => (row.cells[set.columns[set.names.indexOf(name)] ?? -1] ?? '').trim()).join(', ')
}

const isComplete = (prices: readonly (number | null)[]): prices is readonly number[] => !prices.includes(null)

function addsUp(
  row: RowCells,
  {
    bookmaker,
    set,
    prices,
    doubt,
  }: { bookmaker: BookmakerId; set: PriceSet; prices: readonly (number | null)[]; doubt: Doubt },
): boolean {
  if (!isComplete(prices)) return true
  const verdict = judgeBook(bookmaker, prices)
  if (verdict === 'fine') return true
  const kept = verdict === 'odd' ? 'kept' : 'left out'
  const text = `the overround of ${shown(row, set, set.names)} is ${overround(prices)?.toFixed(3)}; the prices are ${kept}`
  doubt(set.names.join(','), text)
  return verdict === 'odd'
}

function readLine(row: RowCells, set: PriceSet, doubt: Doubt): number | null | 'unknown' {
  if (set.line === null) return null
  const text = row.cells[set.line] ?? ''
  const value = parseHandicap(plainNumber(text))
  if (value === null) return 'unknown'
  if (isHandicapLine(value)) return value
  doubt(set.lineName ?? '', `${text.trim()} is no handicap line; the handicap prices are left out`)
  return 'unknown'
}

/** The quotes of each market of a row, markets and bookmakers in a fixed order. */
export function quotesByMarket(prices: readonly MarketPrices[]): Map<MarketId, Quote[]> {
  const markets = new Map<MarketId, Quote[]>()
  for (const one of prices) {
    const quotes = markets.get(one.market) ?? []
    addQuotes(quotes, one)
    markets.set(one.market, quotes)
  }
  return new Map([...markets].sort(([a], [b]) => a - b))
}

/** When the handicap moved before kick-off, the earlier and the closing line are two quotes: prices of two lines never mix. */
function addQuotes(quotes: Quote[], { market, bookmaker, earlier, closing }: MarketPrices): void {
  const moved = earlier !== null && closing !== null && earlier.line !== closing.line
  if (moved) {
    addPair(quotes, { market, bookmaker, earlier, closing: null })
    addPair(quotes, { market, bookmaker, earlier: null, closing })
  } else addPair(quotes, { market, bookmaker, earlier, closing })
}

function addPair(
  quotes: Quote[],
  {
    market,
    bookmaker,
    earlier,
    closing,
  }: { market: MarketId; bookmaker: BookmakerId; earlier: Priced | null; closing: Priced | null },
): void {
  const given = closing ?? earlier
  given?.prices.forEach((_, index) => {
    const opening = earlier?.prices[index] ?? null
    const last = closing?.prices[index] ?? null
    const price = last ?? opening
    if (price === null) return
    const selection = index + 1
    const line = selectionLine(market, selection, given.line)
    quotes.push({ bookmaker, selection, line, opening, price, closing: last !== null })
  })
}

function selectionLine(market: MarketId, selection: number, line: number | null): number | null {
  if (line === null || market !== MARKET.asian_handicap || selection === 1) return line
  return line === 0 ? 0 : -line
}

/**
 * The reference price: of the first bookmaker of the ladder with all three prices, the closing ones where it has them,
 * else the earlier ones.
 */
export function referencePrice(prices: readonly MarketPrices[], ladder: readonly BookmakerId[]): ReferencePrice | null {
  for (const bookmaker of ladder) {
    const found = prices.find((one) => one.market === MARKET.full_time_result && one.bookmaker === bookmaker)
    const closing = threeWay(found?.closing ?? null)
    if (closing !== null) return { ...closing, bookmaker, closing: true }
    const earlier = threeWay(found?.earlier ?? null)
    if (earlier !== null) return { ...earlier, bookmaker, closing: false }
  }
  return null
}

function threeWay(priced: Priced | null): ThreeWay | null {
  if (priced === null) return null
  const [home, draw, away] = priced.prices
  if (home == null || draw == null || away == null) return null
  return { home, draw, away }
}
