import type { ForecastMarket, ForecastOutcome, OddsAnswer } from '@touchline/contract'
import { bookmakerName, completeBooks, fairBook, ODDS_BOXES, type OddsKey, type Outcomes } from '@touchline/football'
import {
  type Bet,
  CARD_MARKETS,
  CORNER_MARKETS,
  type CountGrid,
  type CountMarket,
  countBetChance,
  GOAL_MARKETS,
  type GoalMarket,
  goalBetChance,
  type ScoreGrid,
} from '@touchline/probability'
import type { FixtureBooks } from '../../shared/fixture-books.queries.ts'
import { type ChanceOf, defaultBets } from './default-bets.ts'
import { MARKET_OF } from './market-rules.ts'
import { type Offer, offersOf } from './offers.ts'

/** What fair prices are made of; null where it is not known. */
export interface Bases {
  /** Scores by the full-time result and over/under 2.5 of the bookmakers. */
  price: ScoreGrid | null
  /** Scores, corners and cards by our own forecast. */
  own: ScoreGrid | null
  corners: CountGrid | null
  cards: CountGrid | null
}

const KEYS: readonly OddsKey[] = ODDS_BOXES.flatMap(({ keys }) => keys)

const isGoals = (key: OddsKey): key is GoalMarket => (GOAL_MARKETS as readonly OddsKey[]).includes(key)
const isAmong = (markets: readonly CountMarket[], key: OddsKey): key is CountMarket =>
  (markets as readonly OddsKey[]).includes(key)

/** The chance of a market by our own forecast; `undefined` where no rule leads from it to the market, null where it is not known. */
function ownChance(key: OddsKey, { own, corners, cards }: Bases): ChanceOf | null | undefined {
  if (isGoals(key)) return own && ((bet) => goalBetChance(own, key, bet))
  for (const [markets, grid] of [[CORNER_MARKETS, corners] as const, [CARD_MARKETS, cards] as const]) {
    if (isAmong(markets, key)) return grid && ((bet) => countBetChance(grid, key, bet))
  }
  return undefined
}

const SELECTION = { '1': 1, X: 2, '2': 3, yes: 1, no: 2, home: 1, away: 2, over: 1, under: 2 } as const
/** Of the penalties of a side: both may score or miss one, so that the margin cannot be separated. */
const NOT_EXCLUSIVE: ReadonlySet<OddsKey> = new Set(['sPt', 'mPt'])

/** Selections and lines of the market a price belongs to, and which of them it is. */
function placeOf({ label, line, side }: Bet): { outcomes: Outcomes; at: number } {
  const at = SELECTION[label] - 1
  if (label === '1' || label === 'X' || label === '2') {
    return { outcomes: [1, 2, 3].map((selection) => ({ selection, line })), at }
  }
  const first = side === 'away' ? 3 : 1
  const opposite = label === 'home' || label === 'away' ? 0 - (line ?? 0) : line
  const lines = line === null ? [null, null] : at === 0 ? [line, opposite] : [opposite, line]
  return { outcomes: lines.map((one, index) => ({ selection: first + index, line: one })), at }
}

/** Probabilities by the prices of the market itself. */
function marketChance(books: FixtureBooks, key: OddsKey, source: string | undefined): ChanceOf {
  const quotes = books.markets.get(MARKET_OF[key])?.quotes ?? []
  return (bet) => {
    if (NOT_EXCLUSIVE.has(key)) return null
    const { outcomes, at } = placeOf(bet)
    const complete = completeBooks(quotes, outcomes)
    const own = complete.find(({ bookmakerId }) => bookmakerName(bookmakerId) === source)
    return fairBook(complete, own ?? complete[0] ?? null)?.probabilities[at] ?? null
  }
}

const priced = ({ price, ...bet }: Offer, probability: number | null): ForecastOutcome => ({
  ...bet,
  probability,
  fair_price: probability === null || probability === 0 ? null : 1 / probability,
  price,
  difference: price === null || probability === null ? null : price['0'] * probability - 1,
})

/** The market by the first basis that says something of it: the scores the prices imply, its own prices, our forecast. */
function viewMarket(key: OddsKey, books: FixtureBooks, { odds, sources }: OddsAnswer, bases: Bases): ForecastMarket {
  const { price } = bases
  const byPrice: ChanceOf | null = isGoals(key) && price ? (bet) => goalBetChance(price, key, bet) : null
  const byOwn = ownChance(key, bases)
  const offers = offersOf(odds, key)
  const unpriced = (chance: ChanceOf | null): Offer[] =>
    chance === null ? [] : defaultBets(key, chance).map((bet) => ({ ...bet, main: true, price: null }))
  const tries = [
    { basis: 'price' as const, chance: byPrice },
    { basis: 'market' as const, chance: offers.length > 0 ? marketChance(books, key, sources[key]) : null },
    { basis: 'own' as const, chance: offers.length > 0 ? null : (byOwn ?? null) },
  ]
  const source = sources[key] ?? null
  for (const { basis, chance } of tries) {
    if (chance === null) continue
    const bets = offers.length > 0 ? offers : unpriced(chance)
    const outcomes = bets.map((offer) => priced(offer, chance(offer)))
    if (outcomes.some(({ probability }) => probability !== null)) return { key, basis, reason: null, source, outcomes }
  }
  const reason = offers.length > 0 ? 'margin' : byOwn === undefined ? 'no_rule' : 'not_rated'
  return { key, basis: null, reason, source, outcomes: offers.map((offer) => priced(offer, null)) }
}

/** All 24 markets in the order of the odds panels. */
export const viewMarkets = (books: FixtureBooks, odds: OddsAnswer, bases: Bases): ForecastMarket[] =>
  KEYS.map((key) => viewMarket(key, books, odds, bases))
