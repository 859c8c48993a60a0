import {
  BOOKMAKER,
  type BookmakerId,
  MARKET,
  type OddsRecord,
  type PriceChange,
  type Quote,
  type ReferencePrice,
} from '@touchline/football'
import { changeAt, REACHED } from '../match/moments-before.ts'
import type { Plan } from '../match/plan.ts'
import { mix, unit } from '../random.ts'
import { type Book, bookOf } from './market-view.ts'
import { priced } from './price-grid.ts'
import { DEFAULT_MARKETS, FURTHER_MARKETS, type MarketRule, type Outcome } from './side-markets.ts'

/** A bookmaker of the demo world and its margin on a three-way market. */
type Bookmaker = readonly [id: BookmakerId, margin: number]
const BET365: Bookmaker = [BOOKMAKER.bet365, 0.055]
const BOOKMAKERS: readonly Bookmaker[] = [
  BET365,
  [BOOKMAKER.pinnacle, 0.025],
  [BOOKMAKER.demo_one, 0.05],
  [BOOKMAKER.demo_two, 0.06],
  [BOOKMAKER.demo_three, 0.07],
]
/** How many of them quote a market besides the three-way one. */
const PER_MARKET = 2
/** Bookmakers whose three-way prices are reported with their history, and who quote the usual markets. */
const WATCHED = BOOKMAKERS.slice(0, 3)

const THREE_WAY: MarketRule = {
  market: MARKET.full_time_result,
  groups: ({ result }) => [result.map((chance, index) => ({ selection: index + 1, line: null, chance }))],
}

/** Bookmakers differ a little in their beliefs. */
const lean = (plan: Plan, bookmaker: BookmakerId, selection: number): number =>
  1 + 0.03 * (unit(mix(plan.hash, 700 + bookmaker * 8 + selection)) - 0.5)

type Groups = ReturnType<MarketRule['groups']>

/** A bookmaker's price of each outcome of a market, in the order of the outcomes. In loops: it runs for each bookmaker of each market. */
function pricesOf(
  plan: Plan,
  {
    marketRule: { single },
    groups,
    bookmaker: [id, margin],
  }: { marketRule: MarketRule; groups: Groups; bookmaker: Bookmaker },
): number[] {
  const prices: number[] = []
  for (const group of groups) {
    const size = single ? 0 : group.length
    for (const { selection, chance } of group) prices.push(priced(chance * lean(plan, id, selection), margin, size))
  }
  return prices
}

interface Books {
  opening: Book
  now: Book
  /** Whether the prices are closing prices. */
  closing: boolean
}

function quotesOf(
  plan: Plan,
  { rule, books, bookmakers }: { rule: MarketRule; books: Books; bookmakers: readonly Bookmaker[] },
): Quote[] {
  const { opening, now, closing } = books
  const before = rule.groups(opening, opening)
  const after = rule.groups(now, opening)
  const outcomes = after.flat()
  const quotes: Quote[] = []
  for (const bookmaker of bookmakers) {
    const first = pricesOf(plan, { marketRule: rule, groups: before, bookmaker })
    const last = pricesOf(plan, { marketRule: rule, groups: after, bookmaker })
    let index = 0
    for (const { selection, line } of outcomes) {
      const [opening, price] = [first[index] ?? null, last[index] ?? 0]
      quotes.push({ bookmaker: bookmaker[0], selection, line, opening, price, closing })
      index += 1
    }
  }
  return quotes
}

const mean = (prices: readonly number[]): number =>
  Math.round((prices.reduce((sum, price) => sum + price, 0) / prices.length) * 100) / 100

/** The market summary: the mean of the bookmakers' quotes. */
function withAverage(quotes: readonly Quote[], closing: boolean): Quote[] {
  const average = [1, 2, 3].map((selection): Quote => {
    const same = quotes.filter((quote) => quote.selection === selection)
    const opening = mean(same.map((quote) => quote.opening ?? quote.price))
    const price = mean(same.map((quote) => quote.price))
    return { bookmaker: BOOKMAKER.average, selection, line: null, opening, price, closing }
  })
  return [...quotes, ...average]
}

/** The three-way price of the reference bookmaker; null before there are prices. */
export function referencePrice(
  seedHash: number,
  { plan, change, closing }: { plan: Plan; change: number; closing: boolean },
): ReferencePrice | null {
  if (change < REACHED.prices) return null
  const book = bookOf(seedHash, plan, change)
  const [home = 0, draw = 0, away = 0] = pricesOf(plan, {
    marketRule: THREE_WAY,
    groups: THREE_WAY.groups(book, book),
    bookmaker: BET365,
  })
  return { home, draw, away, bookmaker: BET365[0], closing }
}

/** Every price that differed from the one before, with the instant from which it stood. */
function changesOf(
  seedHash: number,
  {
    plan,
    change,
    rule,
    bookmakers,
  }: { plan: Plan; change: number; rule: MarketRule; bookmakers: readonly Bookmaker[] },
): PriceChange[] {
  const opening = bookOf(seedHash, plan, 1)
  const outcomes = rule.groups(opening, opening).flat()
  const steps = Array.from({ length: change }, (_, index) => ({
    at: new Date(changeAt(plan, index + 1)).toISOString(),
    groups: rule.groups(bookOf(seedHash, plan, index + 1), opening),
  }))
  const changes: PriceChange[] = []
  for (const bookmaker of bookmakers) {
    const standing: number[] = []
    for (const { at, groups } of steps) {
      const prices = pricesOf(plan, { marketRule: rule, groups, bookmaker })
      for (let index = 0; index < outcomes.length; index++) {
        const price = prices[index] ?? 0
        if (standing[index] === price) continue
        standing[index] = price
        const { selection, line } = outcomes[index] as Outcome
        changes.push({ bookmaker: bookmaker[0], selection, line, price, at })
      }
    }
  }
  return changes
}

/** How much of the market of a fixture is reported. */
export interface Breadth {
  /** All 24 markets, or the four of a whole season; only the three-way one without `further`. */
  every: boolean
  further: boolean
  /** With the way of the prices. */
  watched: boolean
  /** Whether the match has kicked off, so that the prices are the closing ones. */
  closing: boolean
}

/** Prices of a fixture after a number of changes. Empty before there are any. */
export function oddsRecords(
  seedHash: number,
  { plan, change, breadth: { every, further, watched, closing } }: { plan: Plan; change: number; breadth: Breadth },
): OddsRecord[] {
  if (change < REACHED.prices) return []
  const books = { opening: bookOf(seedHash, plan, 1), now: bookOf(seedHash, plan, change), closing }
  const record = (rule: MarketRule, quotes: readonly Quote[]): OddsRecord => ({
    fixture: plan.key,
    market: rule.market,
    quotes,
    ...(watched && rule === THREE_WAY
      ? { changes: changesOf(seedHash, { plan, change, rule, bookmakers: WATCHED }) }
      : {}),
  })
  const markets = [...(further ? DEFAULT_MARKETS : []), ...(every ? FURTHER_MARKETS : [])]
  return [
    record(THREE_WAY, withAverage(quotesOf(plan, { rule: THREE_WAY, books, bookmakers: BOOKMAKERS }), closing)),
    ...markets.map((rule) => {
      // Not everybody quotes everything.
      const first = mix(plan.hash, 790 + rule.market) % (BOOKMAKERS.length - 1)
      const quoting = DEFAULT_MARKETS.includes(rule) ? WATCHED : BOOKMAKERS.slice(first, first + PER_MARKET)
      return record(rule, quotesOf(plan, { rule, books, bookmakers: quoting }))
    }),
  ]
}
