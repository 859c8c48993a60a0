import {
  type BookmakerId,
  bookmakerName,
  type Key,
  MARKET,
  type OddsRecord,
  type Quote,
  type ReferencePrice,
  type ReferencePriceRecord,
} from '@touchline/football'
import type { Parsed } from '../../parsed.ts'
import { objects, problem } from '../read.ts'
import { type Offer, quotesByMarket } from './books.ts'
import { ownHandicaps, withoutExactly } from './lines.ts'
import { MARKET_SOURCES } from './market-sources.ts'
import { type PriceRow, priceRow, type ReportOnce } from './price-row.ts'
import { EXACTLY, type Selected, selectedOf } from './selections.ts'

/** A fixture whose prices are read; bookmakers call its sides by name. */
export interface PricedFixture {
  key: Key
  home: { key: Key; name: string }
  away: { key: Key; name: string }
}

/**
 * Prices before kick-off as records of the markets we keep; rows of other markets and those no longer offered are left out. What
 * cannot be read is reported once per bookmaker and market. The reference price is of the first bookmaker of the ladder with all three
 * prices, and none of them a closing one; a fixture without one has no record of it.
 * @param ladder the bookmakers for the reference price, the first one wanted most
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

/** What each bookmaker offers in each of the feed's markets, in the order of the markets. */
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
