import type { ForecastMarket, ForecastOutcome, OddsAnswer } from '@touchline/contract'
import { bookmakerName, ODDS_BOXES, type OddsKey } from '@touchline/football'
import {
  type Bet,
  CARD_MARKETS,
  CORNER_MARKETS,
  type CountGrid,
  type CountMarket,
  canReturn,
  countBetChance,
  GOAL_MARKETS,
  type GoalMarket,
  goalBetChance,
  lineChance,
  type ScoreGrid,
  type Settlement,
  settledAt,
  stakeValue,
} from '@touchline/probability'
import type { FixtureBooks } from '../../shared/fixture-books.queries.ts'
import { marketChance } from '../../shared/market-books.ts'
import { type ChanceOf, defaultBets } from './default-bets.ts'
import { type Offer, offersOf } from './offers.ts'

/** Bases of fair prices; null where unknown. */
interface Bases {
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

/** The prices of a match with the bookmakers preferred for each market, and the bases of fair prices. */
interface PricedBy {
  books: FixtureBooks
  ladder: readonly number[]
  bases: Bases
}

type Basis = Pick<ForecastOutcome, 'basis' | 'probability_source'> & { probability: number }

/** The chance of a bet by the first basis that says something of it: its market's own price, the scores the prices imply. */
function chanceByPrices(key: OddsKey, bet: Bet, { books, ladder, bases: { price } }: PricedBy): Basis | null {
  const own = marketChance(books, { key, bet, ladder })
  if (own) return { basis: 'market', probability: own.probability, probability_source: bookmakerName(own.bookmakerId) }
  const implied = isGoals(key) && price ? goalBetChance(price, key, bet) : null
  return implied === null ? null : { basis: 'price', probability: implied, probability_source: null }
}

/** The settlement of a bet on a line that may return its stake: returns come from the grid, the rest from the chance. */
function settlementOf(
  key: OddsKey,
  { bet, probability, bases: { price, own, corners, cards } }: { bet: Bet; probability: number; bases: Bases },
): Settlement | null {
  const grid = isGoals(key)
    ? (price ?? own)
    : isAmong(CORNER_MARKETS, key)
      ? corners
      : isAmong(CARD_MARKETS, key)
        ? cards
        : null
  const chance = grid && lineChance(grid, bet)
  return chance && settledAt(chance, probability)
}

function outcomeOf(
  key: OddsKey,
  { offer: { price, ...bet }, found, bases }: { offer: Offer; found: Basis | null; bases: Bases },
): ForecastOutcome {
  if (found === null) {
    const nothing = { basis: null, probability_source: null, probability: null, settled: null }
    return { ...bet, ...nothing, fair_price: null, price, difference: null }
  }
  const { probability } = found
  const settlement = canReturn(bet.line)
    ? settlementOf(key, { bet, probability, bases })
    : { win: probability, halfWin: 0, returned: 0, halfLose: 0, lose: 1 - probability }
  return {
    ...bet,
    ...found,
    settled:
      settlement && canReturn(bet.line)
        ? {
            ...{ win: settlement.win, half_win: settlement.halfWin, returned: settlement.returned },
            ...{ half_lose: settlement.halfLose, lose: settlement.lose },
          }
        : null,
    fair_price: probability === 0 ? null : 1 / probability,
    price,
    difference: settlement && price && stakeValue(settlement, price['0']),
  }
}

/** Markets priced by bookmakers; others by the scores these imply, and without those by our own forecast. */
function viewMarket(key: OddsKey, { odds, sources }: OddsAnswer, by: PricedBy): ForecastMarket {
  const { bases } = by
  const offers = offersOf(odds, key)
  const source = sources[key] ?? null
  const byPrices = (bet: Bet) => chanceByPrices(key, bet, by)
  const own = ownChance(key, bases)
  const byOwn = (bet: Bet): Basis | null => {
    const probability = own?.(bet) ?? null
    return probability === null ? null : { basis: 'own', probability, probability_source: null }
  }
  const unpriced = (chance: (bet: Bet) => Basis | null) =>
    defaultBets(key, (bet) => chance(bet)?.probability ?? null).map(
      (bet): Offer => ({ ...bet, main: true, price: null }),
    )
  const tries =
    offers.length > 0
      ? [{ bets: offers, chance: byPrices }]
      : [byPrices, byOwn].map((chance) => ({ bets: unpriced(chance), chance }))
  for (const { bets, chance } of tries) {
    const outcomes = bets.map((offer) => outcomeOf(key, { offer, found: chance(offer), bases }))
    if (outcomes.some(({ probability }) => probability !== null)) return { key, reason: null, source, outcomes }
  }
  const reason = offers.length > 0 ? 'margin' : own === undefined ? 'no_rule' : 'not_rated'
  return { key, reason, source, outcomes: offers.map((offer) => outcomeOf(key, { offer, found: null, bases })) }
}

/** All 24 markets in the order of the odds panels. */
export const viewMarkets = (odds: OddsAnswer, by: PricedBy): ForecastMarket[] =>
  KEYS.map((key) => viewMarket(key, odds, by))
