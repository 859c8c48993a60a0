import { type BookmakerId, MARKET, type MarketId } from '@touchline/football'
import type { Layout } from '../layout.ts'
import { PRICE_PREFIXES } from './bookmakers.ts'
import { isTotalLine, totalLines } from './total-lines.ts'
import { unlistedBookmakers } from './unlisted-bookmakers.ts'

/** One bookmaker's prices of one market at one time: the columns by selection, and the one with the handicap. */
export interface PriceSet {
  /** Column indexes, selection 1 first. */
  columns: readonly number[]
  names: readonly string[]
  /** Index of the column with the home side's handicap; null for markets with a fixed line or none. */
  line: number | null
  lineName: string | null
}

export interface PriceSource {
  market: MarketId
  bookmaker: BookmakerId
  /** The total of goals, which is in the names of the columns; null for other markets. */
  total: number | null
  earlier: PriceSet | null
  closing: PriceSet | null
}

type NamesOf = (prefix: string) => readonly string[]

const RESULT: NamesOf = (prefix) => [`${prefix}H`, `${prefix}D`, `${prefix}A`]
const totalsOf =
  (line: string): NamesOf =>
  (prefix) => [`${prefix}>${line}`, `${prefix}<${line}`]
const HANDICAP: NamesOf = (prefix) => [`${prefix}AHH`, `${prefix}AHA`]

/**
 * Finds the columns of prices. Country files of past matches hold only closing prices, also under names that mean earlier ones in season
 * files: older ones wrote `PH` where later ones write the same figures as `PSCH`.
 */
export function findPriceSources(layout: Layout): PriceSource[] {
  return firstOfEach(everySource(layout, pricePrefixes(layout)))
}

const pricePrefixes = ({ header: { names } }: Layout) => [...PRICE_PREFIXES, ...unlistedBookmakers(names).taken]

function everySource(layout: Layout, prefixes: readonly (readonly [string, BookmakerId])[]): PriceSource[] {
  const totals = totalLines(layout.header.names).filter(isTotalLine)
  const sources = prefixes.flatMap(([prefix, bookmaker]) => [
    source(layout, { market: MARKET.full_time_result, bookmaker, prefix, names: RESULT }),
    ...totals.map((line) => ({
      ...source(layout, { market: MARKET.total_goals, bookmaker, prefix, names: totalsOf(line) }),
      total: Number(line),
    })),
    source(layout, { market: MARKET.asian_handicap, bookmaker, prefix, names: HANDICAP }),
  ])
  return sources.filter((one) => one.earlier !== null || one.closing !== null)
}

/** A shorter prefix begins words of other kinds too. */
const TELLING = 3

/** Columns of a bookmaker that are of no market we know: totals under another name, a market of next year. */
export function unreadPriceColumns(layout: Layout): string[] {
  const prefixes = pricePrefixes(layout)
  const sets = everySource(layout, prefixes).flatMap(({ earlier, closing }) => [earlier, closing])
  const read = new Set(sets.flatMap((set) => (set === null ? [] : [...set.names, set.lineName])))
  const telling = prefixes.map(([prefix]) => prefix).filter((prefix) => prefix.length >= TELLING)
  // Half a total has been complained of by itself.
  return layout.header.names.filter(
    (name) => !read.has(name) && !/[<>]/.test(name) && telling.some((prefix) => name.startsWith(prefix)),
  )
}

function source(
  layout: Layout,
  { market, bookmaker, prefix, names }: { market: MarketId; bookmaker: BookmakerId; prefix: string; names: NamesOf },
): PriceSource {
  const handicap = market === MARKET.asian_handicap
  const closingLine = handicap ? ['AHCh'] : null
  const earlierLine = handicap ? earlierLines(prefix) : null
  const closing = priceSet(layout, names(`${prefix}C`), closingLine)
  const plain = priceSet(layout, names(prefix), earlierLine)
  const of = { market, bookmaker, total: null }
  if (layout.kind === 'extra' && !layout.coming) return { ...of, earlier: null, closing: closing ?? plain }
  return { ...of, earlier: plain, closing }
}

/** Some bookmakers have a handicap column of their own; the others share the market's. */
function earlierLines(prefix: string): string[] {
  const shared = prefix.startsWith('Bb') ? ['BbAHh', 'AHh'] : ['AHh', 'BbAHh']
  return [`${prefix}AH`, ...shared]
}

function priceSet(layout: Layout, names: readonly string[], lineNames: readonly string[] | null): PriceSet | null {
  const columns = names.map((name) => layout.header.at(name))
  if (columns.some((column) => column < 0)) return null
  if (lineNames === null) return { columns, names, line: null, lineName: null }
  const lineName = lineNames.find((name) => layout.header.at(name) >= 0)
  return lineName === undefined ? null : { columns, names, line: layout.header.at(lineName), lineName }
}

/** A bookmaker has two prefixes in some years; the first one found speaks. */
function firstOfEach(sources: readonly PriceSource[]): PriceSource[] {
  const seen = new Set<string>()
  return sources.filter((one) => {
    const id = `${one.market}/${one.bookmaker}/${one.total}`
    return seen.has(id) ? false : seen.add(id)
  })
}
