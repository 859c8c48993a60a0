import {
  BOOKMAKER,
  type BookmakerId,
  MARKET,
  type MarketId,
  type OddsRecord,
  type Quote,
  type ReferencePrice,
} from '@touchline/football'
import { type Expectation, eachScore, expectationOf, FIRST_HALF, resultChances, scoreTable } from './match-model.ts'
import { CHANGES_BEFORE, REACHED } from './moments-before.ts'
import type { Plan } from './plan.ts'
import { mix, unit } from './random.ts'

/** A bookmaker of the demo world and its margin on a three-way market. */
const MARGINS: readonly (readonly [BookmakerId, number])[] = [
  [BOOKMAKER.bet365, 0.055],
  [BOOKMAKER.pinnacle, 0.025],
  [BOOKMAKER.demo_one, 0.05],
  [BOOKMAKER.demo_two, 0.06],
  [BOOKMAKER.demo_three, 0.07],
]
/** Bookmakers that quote the markets beside the three-way one. */
const SIDE_MARGINS = MARGINS.slice(0, 3)

/** Steps of the price grid: below `until` prices are multiples of `step`. */
const GRID: readonly (readonly [until: number, step: number])[] = [
  [2, 0.01],
  [3, 0.02],
  [4, 0.05],
  [6, 0.1],
  [10, 0.2],
  [20, 0.5],
  [30, 1],
  [50, 2],
  [100, 5],
  [Number.POSITIVE_INFINITY, 10],
]

/** The nearest price of the usual grid, 1.01 to 500. */
export function gridPrice(price: number): number {
  const [, step] = GRID.find(([until]) => price < until) ?? [0, 10]
  const rounded = Math.round(price / step) * step
  return Math.min(500, Math.max(1.01, Math.round(rounded * 100) / 100))
}

/** Decimal price of a chance with a margin. */
const priced = (chance: number, margin: number): number => gridPrice(1 / (Math.max(chance, 0.0005) * (1 + margin)))

/**
 * What the market expects after so many changes: off the truth at first, nearer with every move, never quite there.
 * The opening is the market's view at the first change.
 */
function marketView(seedHash: number, plan: Plan, change: number): Expectation {
  const truth = expectationOf(seedHash, plan)
  const noise = (salt: number) => unit(mix(plan.hash, salt)) - 0.5
  const left = 1 - Math.max(0, change - 1) / (CHANGES_BEFORE - 1)
  const step = change <= 1 ? 0 : 0.05 * noise(600 + change)
  const drift = 0.1 * noise(601) + left * 0.3 * noise(602) + step
  const total = 1 + 0.06 * noise(603) + left * 0.1 * noise(604)
  return { home: truth.home * total * Math.exp(drift), away: truth.away * total * Math.exp(-drift) }
}

interface Book {
  expected: Expectation
  table: Float64Array
  result: readonly number[]
}

function bookOf(seedHash: number, plan: Plan, change: number): Book {
  const expected = marketView(seedHash, plan, change)
  const table = scoreTable(expected)
  return { expected, table, result: resultChances(table) }
}

/** Bookmakers differ a little in what they believe. */
const lean = (plan: Plan, bookmaker: BookmakerId, selection: number): number =>
  1 + 0.03 * (unit(mix(plan.hash, 700 + bookmaker * 8 + selection)) - 0.5)

function quotesOf(
  plan: Plan,
  line: number | null,
  opening: readonly number[],
  now: readonly number[],
  margins: readonly (readonly [BookmakerId, number])[],
): Quote[] {
  return margins.flatMap(([bookmaker, margin]) =>
    now.map((chance, index): Quote => {
      const selection = index + 1
      const factor = lean(plan, bookmaker, selection)
      return {
        bookmaker,
        selection,
        line,
        opening: priced((opening[index] ?? chance) * factor, margin),
        price: priced(chance * factor, margin),
      }
    }),
  )
}

const mean = (prices: readonly number[]): number =>
  Math.round((prices.reduce((sum, price) => sum + price, 0) / prices.length) * 100) / 100

/** The market summary: the mean of what the bookmakers quote. */
function withAverage(quotes: readonly Quote[]): Quote[] {
  const average = [1, 2, 3].map((selection): Quote => {
    const same = quotes.filter((quote) => quote.selection === selection)
    const opening = mean(same.map((quote) => quote.opening ?? quote.price))
    return { bookmaker: BOOKMAKER.average, selection, line: null, opening, price: mean(same.map(({ price }) => price)) }
  })
  return [...quotes, ...average]
}

/** The three-way price of the reference bookmaker; null before there are prices. */
export function referencePrice(seedHash: number, plan: Plan, change: number, closing: boolean): ReferencePrice | null {
  if (change < REACHED.prices) return null
  const result = bookOf(seedHash, plan, change).result
  const [bookmaker, margin] = MARGINS[0] ?? [BOOKMAKER.bet365, 0.055]
  const price = (index: number) => priced((result[index] ?? 0) * lean(plan, bookmaker, index + 1), margin)
  return { home: price(0), draw: price(1), away: price(2), bookmaker, closing }
}

/** Over and under a line that no total meets. */
function overUnder(table: Float64Array, line: number): [number, number] {
  let over = 0
  eachScore(table, (home, away, chance) => {
    if (home + away > line) over += chance
  })
  return [over, 1 - over]
}

/** Chances of a handicap on the home side with the stake-back share of whole lines taken out. */
function handicap(table: Float64Array, line: number): [number, number] {
  let won = 0
  let lost = 0
  eachScore(table, (home, away, chance) => {
    const margin = home - away + line
    if (margin > 0) won += chance
    else if (margin < 0) lost += chance
  })
  return [won / (won + lost), lost / (won + lost)]
}

function bothScore(table: Float64Array): [number, number] {
  let yes = 0
  eachScore(table, (home, away, chance) => {
    if (home > 0 && away > 0) yes += chance
  })
  return [yes, 1 - yes]
}

/** Chance that a count with a mean stays at or below a line, by its Poisson distribution. */
function countUnder(average: number, line: number): number {
  let term = Math.exp(-average)
  let sum = term
  for (let count = 1; count <= line; count++) {
    term *= average / count
    sum += term
  }
  return sum
}

const firstHalf = ({ home, away }: Expectation): Expectation => ({ home: home * FIRST_HALF, away: away * FIRST_HALF })

/**
 * Prices of a fixture after so many changes: the three-way market, and with `every` the other six too. Empty before there are any.
 */
export function oddsRecords(seedHash: number, plan: Plan, change: number, every: boolean): OddsRecord[] {
  if (change < REACHED.prices) return []
  const first = bookOf(seedHash, plan, 1)
  const now = change === 1 ? first : bookOf(seedHash, plan, change)
  const result = withAverage(quotesOf(plan, null, first.result, now.result, MARGINS))
  const records: OddsRecord[] = [{ fixture: plan.key, market: MARKET.full_time_result, quotes: result }]
  if (every) records.push(...sideMarkets(plan, first, now))
  return records
}

function sideMarkets(plan: Plan, first: Book, now: Book): OddsRecord[] {
  const record = (
    market: MarketId,
    lines: readonly (number | null)[],
    chances: (book: Book, line: number) => number[],
  ) => ({
    fixture: plan.key,
    market,
    quotes: lines.flatMap((line) =>
      handicapLines(plan, market, line, chances(first, line ?? 0), chances(now, line ?? 0)),
    ),
  })
  const fair = Math.round((now.expected.away - now.expected.home) * 2) / 2 + 0
  const share = now.expected.home / (now.expected.home + now.expected.away)
  const cornerLine = 9.5
  const cards = 4 + 0.4 * (unit(mix(plan.hash, 790)) - 0.5)
  const corners = 10 + 1.2 * Math.abs(share - 0.5) + 0.6 * (unit(mix(plan.hash, 791)) - 0.5)
  return [
    record(MARKET.total_goals, [1.5, 2.5, 3.5], ({ table }, line) => overUnder(table, line)),
    record(MARKET.asian_handicap, [fair - 0.5, fair, fair + 0.5], ({ table }, line) => handicap(table, line)),
    record(MARKET.both_teams_to_score, [null], ({ table }) => bothScore(table)),
    record(MARKET.half_time_result, [null], ({ expected }) => resultChances(scoreTable(firstHalf(expected)))),
    record(MARKET.total_corners, [cornerLine], (_, line) => [1 - countUnder(corners, line), countUnder(corners, line)]),
    record(MARKET.total_cards, [3.5], (_, line) => [1 - countUnder(cards, line), countUnder(cards, line)]),
  ]
}

/** A handicap is told from each selection's own side: what the home side gets, the away side gives. */
function handicapLines(
  plan: Plan,
  market: MarketId,
  line: number | null,
  opening: readonly number[],
  now: readonly number[],
): Quote[] {
  const quotes = quotesOf(plan, line, opening, now, SIDE_MARGINS)
  if (market !== MARKET.asian_handicap || line === null) return quotes
  return quotes.map((quote) => (quote.selection === 2 ? { ...quote, line: 0 - line } : quote))
}
