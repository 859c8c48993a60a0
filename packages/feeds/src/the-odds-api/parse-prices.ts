import { type BookmakerId, isPrice, type Key, overround, type ThreeWay, type Timestamp } from '@touchline/football'
import { type Fields, isFields, listOf, parseJson, textOf } from '../files/json.ts'
import type { FeedProblem } from '../parsed.ts'
import { BOOKMAKER_OF } from './bookmakers.ts'

/** A bookmaker's prices of the full-time result. */
export interface EventBook extends ThreeWay {
  /** Null for one that our list does not have. */
  bookmaker: BookmakerId | null
  /** When the source saw them. */
  at: Timestamp
}

/** A match to come with its prices, by the source's names. */
export interface PricedEvent {
  key: Key
  kickoff: Timestamp
  home: string
  away: string
  books: readonly EventBook[]
}

const DRAW = 'Draw'
const MARKET_KEY = 'h2h'
/** Beyond these one of the prices is mistyped. An exchange may stay below a whole. */
const MIN_SUM = 0.95
const MAX_SUM = 1.3
const MAX_PRICE = 1_001
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/

/**
 * The matches of an answer that have not begun, with each bookmaker's three prices by the names of the outcomes. Incomplete ones are left
 * out and reported; a bookmaker missing from our list stays without an id.
 */
export function parsePrices(body: Uint8Array, now: Date): { events: PricedEvent[]; problems: FeedProblem[] } {
  const answer = parseJson(body)
  const problems: FeedProblem[] = []
  const refuse = (kind: string, key: Key, reason: string) => void problems.push({ kind, key, reason })
  if (!Array.isArray(answer)) {
    refuse('prices', '*', 'The answer is no list; it is left out.')
    return { events: [], problems }
  }
  const events = answer.flatMap((row: unknown): PricedEvent[] => {
    const fields = isFields(row) ? row : {}
    const [key, kickoff] = [textOf(fields.id), instantOf(fields.commence_time)]
    const [home, away] = [textOf(fields.home_team), textOf(fields.away_team)]
    if (key === null || kickoff === null || home === null || away === null || home === away) {
      refuse('event', key ?? '?', 'Its id, start or teams are missing; it is left out.')
      return []
    }
    // Matches in play have other prices.
    if (Date.parse(kickoff) <= now.getTime()) return []
    const books = listOf(fields.bookmakers).flatMap((one) => {
      const book = bookOf(one, home, away)
      const bookmaker = textOf(one.key) ?? '?'
      if (typeof book === 'string') refuse('prices', `${key} ${bookmaker}`, book)
      else if (book.bookmaker === null) refuse('bookmaker', bookmaker, unknownBookmaker(one))
      return typeof book === 'string' ? [] : [book]
    })
    return [{ key, kickoff, home, away, books: firstOfEach(books) }]
  })
  return { events, problems }
}

const unknownBookmaker = (row: Fields): string =>
  `${textOf(row.title) ?? 'A bookmaker without a name'} is not in the list of bookmakers: its prices count in the average only.`

/** A bookmaker's book, or its fault. An exchange also has a lay market, which is ignored. */
function bookOf(row: Fields, home: string, away: string): EventBook | string {
  const market = listOf(row.markets).find(({ key }) => key === MARKET_KEY)
  if (market === undefined) return 'It has no prices of the result; it is left out.'
  const at = instantOf(market.last_update) ?? instantOf(row.last_update)
  if (at === null) return 'It does not say when the prices were seen; they are left out.'
  const outcomes = listOf(market.outcomes)
  const priceOf = (name: string): number | null => {
    const [only, second] = outcomes.filter((one) => textOf(one.name) === name)
    const price = second === undefined ? only?.price : null
    return typeof price === 'number' && isPrice(price) && price <= MAX_PRICE ? price : null
  }
  const prices = { home: priceOf(home), draw: priceOf(DRAW), away: priceOf(away) }
  if (prices.home === null || prices.draw === null || prices.away === null)
    return 'A price of home, draw or away is missing or none; they are left out.'
  const sum = overround([prices.home, prices.draw, prices.away])
  if (sum === null || sum < MIN_SUM || sum > MAX_SUM)
    return `The prices add up to ${sum?.toFixed(2) ?? 'nothing'}; they are left out.`
  const { home: one, draw, away: two } = prices
  return { bookmaker: BOOKMAKER_OF.get(textOf(row.key) ?? '') ?? null, home: one, draw, away: two, at }
}

/** A bookmaker may appear under several of its brands: the first one counts. */
function firstOfEach(books: readonly EventBook[]): EventBook[] {
  return books.filter(
    ({ bookmaker }, at) => bookmaker === null || books.findIndex((one) => one.bookmaker === bookmaker) === at,
  )
}

function instantOf(value: unknown): Timestamp | null {
  const at = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
