import type pg from 'pg'
import { type Chances, priceChances } from '../chances.ts'
import { bestBook, GOALS_BOOK, type MarginFreeBook, marginFree, RESULT_BOOK } from '../margin-free-books.ts'
import { marketsOf } from '../stored-markets.queries.ts'
import type { MatchRow } from './graded-forecasts.queries.ts'

/** The chances of the real closing prices, by fixture: Pinnacle's, then the average, then the reference price. */
export async function closingChances(
  client: pg.ClientBase,
  played: readonly MatchRow[],
): Promise<Map<number, Chances>> {
  const markets = await marketsOf(client, [...new Set(played.map(({ fixtureId }) => fixtureId))])
  const found = new Map<number, Chances>()
  for (const row of played) {
    if (found.has(row.fixtureId)) continue
    const { result, goals } = markets.get(row.fixtureId) ?? {}
    const reference = row.priceBookmakerId
    const threeWay = bestBook(result, { ...RESULT_BOOK, closing: true }, reference) ?? closingReference(row)
    const totals = bestBook(goals, { ...GOALS_BOOK, closing: true }, reference)
    if (threeWay) found.set(row.fixtureId, priceChances(threeWay, totals))
  }
  return found
}

function closingReference(row: MatchRow): MarginFreeBook | null {
  const { priceBookmakerId, priceHome, priceDraw, priceAway, priceClosing } = row
  return priceBookmakerId === null || !priceClosing
    ? null
    : marginFree(priceBookmakerId, [priceHome, priceDraw, priceAway])
}
