import type { Forecast, OwnForecast } from '@touchline/contract'
import { type Book, bookmakerName, MARKET } from '@touchline/football'
import type { FixtureForecast } from '@touchline/ingest/derive/ratings/forecasts.queries.ts'
import type { ForecastMargins } from '@touchline/ingest/derive/signals/forecast-margins.ts'
import { countGrid, DISPERSION, meanGoals, type Pair, scoreTable, solveGrid } from '@touchline/probability'
import type { FixtureBooks } from '../../shared/fixture-books.queries.ts'
import type { LastSeason } from '../../shared/last-season.queries.ts'
import { GOALS_LINE, pairBooks, priceGrid, resultBooks } from '../../shared/market-books.ts'
import { viewOdds } from '../odds.views.ts'
import { standsOf } from '../stands.ts'
import { viewMarkets } from './fair-markets.ts'

const MAX_GOALS = 5

const pairOf = ([home, away]: Pair) => ({ home, away })

/** Known red cards of a league: their mean a match in its last season. */
type RedCards = Pick<LastSeason, 'meanHomeRedCards' | 'meanAwayRedCards'>

/**
 * Cards of both colours: the yellow ones of the forecast and as many red ones as the league had; null where these are not known. Over 4.5
 * cards in 21,044 matches from 2019-20 on: log loss .628 by this, .631 without the red ones, .647 by the rate of the season before.
 */
function cardsOf({ yellowCards: [home, away] }: FixtureForecast, season: RedCards | null): Pair | null {
  const { meanHomeRedCards: ofHome = null, meanAwayRedCards: ofAway = null } = season ?? {}
  return ofHome === null || ofAway === null ? null : [home + ofHome, away + ofAway]
}

function viewOwn(
  { probabilities, corners, yellowCards }: FixtureForecast,
  fair: Book | null,
  { matches: _, ...plus_minus }: ForecastMargins,
): OwnForecast {
  const { home, draw, away, over } = probabilities
  const grid = solveGrid(probabilities)?.grid
  const [one, two, three] = fair?.probabilities ?? []
  return {
    ...{ home, draw, away, over },
    prices: { '1': 1 / home, X: 1 / draw, '2': 1 / away },
    goals: grid ? pairOf(meanGoals(grid)) : null,
    corners: pairOf(corners),
    yellow_cards: pairOf(yellowCards),
    plus_minus,
    difference:
      one === undefined || two === undefined || three === undefined
        ? null
        : { '1': home - one, X: draw - two, '2': away - three },
  }
}

interface ForecastInput {
  books: FixtureBooks
  /** Null for a match that is not rated. */
  forecast: FixtureForecast | null
  /** The league's last one; null without one. */
  season: RedCards | null
  margins: ForecastMargins
  ladder: readonly number[]
}

/** The fair prices of a match and our forecast. */
export function viewForecast({ books, forecast, season, margins, ladder }: ForecastInput): Omit<Forecast, 'type'> {
  const result = resultBooks(books)
  const goals = pairBooks(books, { market: MARKET.total_goals, line: GOALS_LINE, ladder })
  const price = priceGrid(books, ladder)?.grid ?? null
  const own = (forecast && solveGrid(forecast.probabilities)?.grid) ?? null
  // A bookmaker's prices that no grid has are not replaced by our own.
  const cards = forecast && cardsOf(forecast, season)
  const isPriced = result.fair !== null && goals.fair !== null
  const grid = isPriced ? price : own
  const shown = result.shown ?? goals.shown
  const names = [result.fair, goals.fair].map((book) => bookmakerName(book?.bookmakerId ?? null))
  const [ofResult, ofGoals] = names
  return {
    match_id: books.id,
    stands: shown && standsOf(books.stateId, shown),
    basis: grid === null ? null : isPriced ? 'price' : 'own',
    sources: isPriced && ofResult && ofGoals ? { result: ofResult, goals: ofGoals } : null,
    goals: grid && pairOf(meanGoals(grid)),
    scores: grid && scoreTable(grid, MAX_GOALS),
    markets: viewMarkets(viewOdds(books, ladder), {
      books,
      ladder,
      bases: {
        price,
        own,
        corners: forecast && countGrid(forecast.corners, DISPERSION.corners),
        cards: cards && countGrid(cards, DISPERSION.yellowCards),
      },
    }),
    own: forecast && viewOwn(forecast, result.fair, margins),
  }
}
