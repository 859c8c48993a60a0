import type { FairMarket, FairOutcome, OddsFair } from '@touchline/contract'
import { bandOf, bookmakerName, MARKET, marketFormats, overround, singleBooks } from '@touchline/football'
import { removeMargin } from '@touchline/probability'
import type { FixtureBooks } from '../shared/fixture-books.queries.ts'
import { GOALS_LINE, type MarketBooks, pairBooks, resultBooks } from '../shared/market-books.ts'
import type { PriceMove } from './movement.queries.ts'
import { firstSeenAt } from './movement.view.ts'
import { standsOf } from './stands.ts'

const NAMES = { FT: ['1', 'X', '2'], OU: ['over', 'under'], btts: ['yes', 'no'] } as const

function viewMarket(
  key: FairMarket['key'],
  {
    line,
    marketBooks: { books, shown, fair },
    state,
  }: { line: number | null; marketBooks: MarketBooks; state: number },
): FairMarket[] {
  const source = bookmakerName(shown?.bookmakerId ?? null)
  const fairSource = bookmakerName(fair?.bookmakerId ?? null)
  const sum = shown && overround(shown.prices)
  if (!shown || !fair || source === null || fairSource === null || sum === null) return []
  const single = singleBooks(books)
  const prices = marketFormats(shown.prices)
  const openings = marketFormats(shown.openings ?? [])
  const first = fair.openings && removeMargin(fair.openings)?.probabilities
  const outcomes = NAMES[key].flatMap((label, at): FairOutcome[] => {
    const price = prices[at]
    const probability = fair.probabilities[at]
    const band = bandOf(single, at)
    if (!price || probability === undefined) return []
    return [
      {
        label,
        price,
        opening: openings[at] ?? null,
        probability,
        opening_probability: first?.[at] ?? null,
        fair_price: 1 / probability,
        band: band && {
          lowest_probability: band.lowest.probability,
          highest_probability: band.highest.probability,
          lowest_price: band.lowest.price,
          highest_price: band.highest.price,
        },
      },
    ]
  })
  const stands = standsOf(state, shown)
  return [
    { key, line, source, probability_source: fairSource, overround: sum, bookmakers: single.length, stands, outcomes },
  ]
}

const SHOWN = [MARKET.full_time_result, MARKET.total_goals, MARKET.both_teams_to_score]

/** Margin-free chances in the prices of the goals. @param moves of the reference bookmaker's full-time prices */
export function viewFair(books: FixtureBooks | null, ladder: readonly number[], moves: readonly PriceMove[]): OddsFair {
  if (books === null) return { markets: [], updated_at: null, first_at: null }
  const result = resultBooks(books)
  const state = books.stateId
  const kickoff = books.kickoff.getTime()
  // A time after the kick-off is that of the import, not of the price.
  const times = SHOWN.flatMap((market) => books.markets.get(market)?.updatedAt.getTime() ?? []).filter(
    (time) => time <= kickoff,
  )
  return {
    markets: [
      ...viewMarket('FT', { line: null, marketBooks: result, state }),
      ...viewMarket('OU', {
        line: GOALS_LINE,
        marketBooks: pairBooks(books, { market: MARKET.total_goals, line: GOALS_LINE, ladder }),
        state,
      }),
      ...viewMarket('btts', {
        line: null,
        marketBooks: pairBooks(books, { market: MARKET.both_teams_to_score, line: null, ladder }),
        state,
      }),
    ],
    updated_at: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
    first_at: result.shown?.openings ? firstSeenAt(moves, result.shown.bookmakerId, result.shown.openings) : null,
  }
}
