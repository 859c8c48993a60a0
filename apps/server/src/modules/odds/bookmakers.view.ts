import type { BookmakersMarket, oddsBookmakers } from '@touchline/contract'
import { type Book, bookmakerName, compareBooks, MARKET } from '@touchline/football'
import type { CallAnswer } from '../../platform/http/serve.ts'
import type { FixtureBooks } from '../shared/fixture-books.queries.ts'
import { GOALS_LINE, pairBooks, resultBooks } from '../shared/market-books.ts'
import { standsOf } from './stands.ts'

/** Every bookmaker's full-time result and goals over and under 2.5, side by side. */
export function viewBookmakers(
  found: FixtureBooks | null,
  ladder: readonly number[],
): CallAnswer<typeof oddsBookmakers> {
  if (found === null) return { stands: null, markets: [] }
  const result = resultBooks(found)
  const goals = pairBooks(found, { market: MARKET.total_goals, line: GOALS_LINE, ladder })
  const markets = [viewMarket('result', result.books), viewMarket('over25', goals.books)].filter(
    ({ books }) => books.length > 0,
  )
  const shown = result.shown ?? goals.shown ?? result.books[0]
  return { stands: shown && markets.length > 0 ? standsOf(found.stateId, shown) : null, markets }
}

function viewMarket(market: BookmakersMarket['market'], all: readonly Book[]): BookmakersMarket {
  const { best, books } = compareBooks(all)
  return {
    market,
    best: books.filter(({ average }) => !average).length > 1 ? best : null,
    books: books.flatMap(({ bookmakerId, ...book }) => {
      const name = bookmakerName(bookmakerId)
      return name === null ? [] : [{ bookmaker_id: bookmakerId, name, ...book }]
    }),
  }
}
