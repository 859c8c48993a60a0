import type { Queryable } from '@touchline/database'
import { hazardsBySeason } from '@touchline/ingest/derive/inplay/hazards.ts'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import { type GoalHazard, type ScoreGrid, seasonOf, solveGrid } from '@touchline/probability'
import { bestBook, GOALS_BOOK, type MarginFreeBook, marginFree, RESULT_BOOK } from '../../record/margin-free-books.ts'
import { marketsOf } from '../../record/stored-markets.queries.ts'
import { type BasisRow, findBases } from './match-bases.queries.ts'

/** The knowledge of a match before its kick-off, and the times of goals in its season. */
export interface MatchBasis {
  grid: ScoreGrid
  result: 'price' | 'own'
  /** The bookmaker of the result's prices; null for our own forecast. */
  bookmakerId: number | null
  goals: 'price' | 'own' | 'usual'
  hazard: GoalHazard
}

/** How often more than 2.5 goals fall where nothing is known of them: it moves the chances of 1X2 by little. */
const DEFAULT_OVER = 0.51

/**
 * Bases by fixture; a fixture without a price and without a forecast has none.
 * @param options `prices`: false where nothing may follow from prices
 */
export async function basesOf(
  queryable: Queryable,
  fixtures: readonly number[],
  { prices = true }: { prices?: boolean } = {},
): Promise<Map<number, MatchBasis>> {
  if (fixtures.length === 0) return new Map()
  const [found, markets, hazardOf] = [
    await findBases(queryable, fixtures),
    await marketsOf(queryable, fixtures),
    await hazardsBySeason(queryable),
  ]
  return new Map(
    found.flatMap((row) => {
      const { result, goals } = markets.get(row.id) ?? {}
      const reference = row.priceBookmakerId
      if (!prices) return ownBasis(row, hazardOf)
      const threeWay = bestBook(result, { ...RESULT_BOOK, closing: false }, reference) ?? referenceBook(row)
      const totals = bestBook(goals, { ...GOALS_BOOK, closing: false }, reference)
      const basis = basisOf(row, threeWay, totals)
      return basis === null ? [] : [[row.id, { ...basis, hazard: hazardOf(seasonOf(dayAt(row.kickoff))) }] as const]
    }),
  )
}

function ownBasis(row: BasisRow, hazardOf: (season: number) => GoalHazard): (readonly [number, MatchBasis])[] {
  const basis = basisOf(row, null, null)
  return basis === null ? [] : [[row.id, { ...basis, hazard: hazardOf(seasonOf(dayAt(row.kickoff))) }]]
}

function referenceBook({ priceBookmakerId, priceHome, priceDraw, priceAway }: BasisRow): MarginFreeBook | null {
  return priceBookmakerId === null ? null : marginFree(priceBookmakerId, [priceHome, priceDraw, priceAway])
}

/** The price first; our own forecast where there is none. Prices that no grid has are not replaced. */
function basisOf(
  { forecastHome, forecastDraw, forecastAway, forecastOver }: BasisRow,
  threeWay: MarginFreeBook | null,
  totals: MarginFreeBook | null,
): Omit<MatchBasis, 'hazard'> | null {
  const [home, draw, away] = threeWay?.probabilities ?? [forecastHome, forecastDraw, forecastAway]
  if (home == null || draw == null || away == null) return null
  const priced = threeWay === null ? undefined : totals?.probabilities[0]
  const over = priced ?? forecastOver ?? DEFAULT_OVER
  const grid = solveGrid({ home, draw, away, over })?.grid
  if (grid === undefined) return null
  return {
    grid,
    result: threeWay === null ? 'own' : 'price',
    bookmakerId: threeWay?.bookmakerId ?? null,
    goals: priced !== undefined ? 'price' : forecastOver === null ? 'usual' : 'own',
  }
}
