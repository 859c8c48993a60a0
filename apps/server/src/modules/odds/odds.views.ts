import type { HandicapPrice, OddsAnswer, PreMatchOdds, SideTotalPrice } from '@touchline/contract'
import {
  bookmakerName,
  MARKET,
  type MarketId,
  type OddsKey,
  oddsExist,
  type PriceFormats,
  withBothSides,
} from '@touchline/football'
import type { Bet } from '@touchline/probability'
import type { FixtureBooks } from '../shared/fixture-books.queries.ts'
import { marketChance } from '../shared/market-books.ts'
import { booksOf, type Priced } from './quotes.ts'
import {
  answerPrices,
  handicapPrices,
  orNothing,
  resultPrices,
  sidePrices,
  sideTotalPrices,
  totalPrices,
} from './readings.ts'

const twoSidedHandicap = (quotes: readonly Priced[]) =>
  orNothing(withBothSides<HandicapPrice>(handicapPrices(quotes) ?? [], ({ label }) => label))

const twoSidedTotals = (quotes: readonly Priced[]) =>
  orNothing(withBothSides<SideTotalPrice>(sideTotalPrices(quotes) ?? [], ({ side }) => side))

type Entry = { label: Bet['label']; side?: Bet['side']; handicap?: number; total?: number; value: PriceFormats }

/** The bet of a price, for the rules of bets. */
const betOf = ({ label, side = null, handicap, total }: Omit<Entry, 'value'>): Bet => ({
  ...{ label, side },
  line: handicap ?? total ?? null,
})

/** Each price with the best known chance of its outcome, which is the same on all cards of the page; a market that nobody prices whole has none. */
function withChances(books: FixtureBooks, odds: PreMatchOdds, ladder: readonly number[]): PreMatchOdds {
  const priced = (key: OddsKey, entry: Entry) => {
    const chance = marketChance(books, { key, bet: betOf(entry), ladder })
    return chance ? { ...entry, value: { ...entry.value, '2': Math.round(chance.probability * 1000) / 10 } } : entry
  }
  const keys = Object.keys(odds) as OddsKey[]
  return Object.fromEntries(keys.map((key) => [key, odds[key]?.map((entry: Entry) => priced(key, entry))]))
}

/**
 * The prices of a match, each market's of one bookmaker: the first one of the ladder who prices it, then the one with the most lines.
 * The full-time result is the reference price. Without a match there are none.
 */
export function viewOdds(prices: FixtureBooks | null, ladder: readonly number[]): OddsAnswer {
  const markets = new Map(prices?.rows.map((row) => [row.marketId, row]))
  const kickoff = prices?.kickoff.getTime() ?? 0
  const sources: OddsAnswer['sources'] = {}
  const times: number[] = []

  function report(key: OddsKey, market: MarketId, bookmakerId: number | null): void {
    const name = bookmakerName(bookmakerId)
    if (name !== null) sources[key] = name
    const row = markets.get(market)
    const seen = row?.seenAt[row.bookmakerIds.indexOf(bookmakerId ?? 0)]
    const moved = (seen ?? row?.updatedAt)?.getTime()
    // A time after the kick-off is that of the import, not of the price.
    if (moved !== undefined && moved <= kickoff) times.push(moved)
  }

  function read<E>(key: OddsKey, market: MarketId, reading: (quotes: readonly Priced[]) => E | undefined) {
    const row = markets.get(market)
    if (!row) return undefined
    for (const { bookmakerId, quotes } of booksOf(row, ladder)) {
      const entries = reading(quotes)
      if (entries === undefined) continue
      report(key, market, bookmakerId)
      return entries
    }
    return undefined
  }

  function reference() {
    if (prices === null) return undefined
    const { priceHome, priceDraw, priceAway, priceBookmakerId } = prices
    const quotes = [priceHome, priceDraw, priceAway].map((price, at) => ({ selection: at + 1, line: null, price }))
    const entries = resultPrices(quotes)
    if (entries) report('FT', MARKET.full_time_result, priceBookmakerId)
    return entries
  }

  const odds: PreMatchOdds = {
    FT: reference(),
    HTR: read('HTR', MARKET.half_time_result, resultPrices),
    SHR: read('SHR', MARKET.second_half_result, resultPrices),
    cShHome: read('cShHome', MARKET.clean_sheet_home, answerPrices),
    cShAway: read('cShAway', MARKET.clean_sheet_away, answerPrices),
    btts: read('btts', MARKET.both_teams_to_score, answerPrices),
    firstTS: read('firstTS', MARKET.first_team_to_score, resultPrices),
    lastTS: read('lastTS', MARKET.last_team_to_score, resultPrices),
    AH: read('AH', MARKET.asian_handicap, handicapPrices),
    OU: read('OU', MARKET.total_goals, totalPrices),
    CMB: read('CMB', MARKET.corner_result, resultPrices),
    CH: read('CH', MARKET.corner_handicap, twoSidedHandicap),
    tCorner: read('tCorner', MARKET.team_corners, twoSidedTotals),
    COU: read('COU', MARKET.total_corners, totalPrices),
    AHC: read('AHC', MARKET.card_handicap, twoSidedHandicap),
    ATC: read('ATC', MARKET.total_cards, totalPrices),
    tCard: read('tCard', MARKET.team_cards, twoSidedTotals),
    redCard: read('redCard', MARKET.red_card, answerPrices),
    tSh: read('tSh', MARKET.team_shots, sideTotalPrices),
    tShT: read('tShT', MARKET.team_shots_on_target, sideTotalPrices),
    tOffs: read('tOffs', MARKET.team_offsides, sideTotalPrices),
    sPt: read('sPt', MARKET.score_penalty, sidePrices),
    mPt: read('mPt', MARKET.miss_penalty, sidePrices),
    penalty: read('penalty', MARKET.penalty_in_match, answerPrices),
  }
  const priced = prices === null ? odds : withChances(prices, odds, ladder)
  const updated = times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
  return { type: 2, exists: oddsExist(odds), odds: priced, sources, updated_at: updated }
}
