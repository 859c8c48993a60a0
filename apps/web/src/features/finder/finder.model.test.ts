import type { FinderFigures, FinderHistory } from '@touchline/contract'
import { expect, test } from 'vitest'
import { curveOf, earlierOf, verdictsOf } from './finder.model.ts'

const figures = (bets: number, back: number, more: Partial<FinderFigures> = {}): FinderFigures => ({
  ...{ matches: bets, hits: 0, hit_rate: null, expected: null, expected_matches: 0, expected_hits: 0, bets },
  ...{ return: { value: back, low: back - 0.1, high: back + 0.1 }, best_bets: 0, best_return: null },
  ...{ closing_bets: 0, closing_value: null, beat_close: null },
  ...more,
})
const history = (all: FinderFigures, halves: FinderHistory['halves'] = null): FinderHistory => ({
  ...{ all, halves, seasons: [], leagues: [], months: [] },
})

test('the verdict depends on the number of bets, the close and the return', () => {
  const behind = { closing_value: { value: -0.03, low: -0.04, high: -0.02 } }
  expect(verdictsOf(history(figures(300, 0.05)))).toEqual(['few', 'zero', 'many'])
  expect(verdictsOf(history(figures(900, -0.2, behind)))).toEqual(['behind', 'many'])
  const ahead = { closing_value: { value: 0.03, low: 0.02, high: 0.04 } }
  expect(verdictsOf(history(figures(900, 0.2, ahead)))).toEqual(['ahead', 'many'])
  const halves = { from: '2020-01', earlier: figures(400, 0.1), later: figures(400, -0.1) }
  expect(verdictsOf(history(figures(800, 0), halves))).toEqual(['zero', 'turned', 'many'])
  expect(verdictsOf(history({ ...figures(0, 0), matches: 7 }))).toEqual(['noPrices'])
  expect(verdictsOf(history(figures(0, 0)))).toEqual([])
})

test('the curve adds up the months and is cut where the later half begins', () => {
  const months = [1, -3, 4].map((profit, at) => ({ month: `2020-0${at + 1}`, bets: 5, profit }))
  const halves = { from: '2020-03', earlier: figures(10, -0.2), later: figures(5, 0.8) }
  expect(curveOf({ ...history(figures(15, 0.1), halves), months })).toEqual({
    points: [
      { x: 0, y: 0.25 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0 },
    ],
    cut: 0.75,
    zero: 0.5,
    ...{ low: -2, high: 2 },
  })
  const unpriced = { month: '2019-01', bets: 0, profit: 0 }
  expect(curveOf({ ...history(figures(15, 0.1), halves), months: [unpriced, ...months] })?.points).toHaveLength(3)
  expect(curveOf({ ...history(figures(5, 1)), months: months.slice(1) })?.cut).toBeNull()
  expect(curveOf({ ...history(figures(5, 1)), months: months.slice(2) })).toBeNull()
})

test('the history has nothing of the later half before it is requested: no sums, months or parts that cover both', () => {
  const months = ['2020-01', '2020-02', '2020-03'].map((month) => ({ month, bets: 5, profit: 1 }))
  const halves = { from: '2020-03', earlier: figures(10, 0.2), later: figures(5, -0.8) }
  const part = { season: '2020', figures: figures(15, 0) }
  const league = { league_id: 1, league_name: 'Cup', country_name: 'England', figures: figures(15, 0) }
  const whole = { ...history(figures(15, -0.1), halves), months, seasons: [part], leagues: [league] }
  expect(earlierOf(whole)).toEqual({ ...history(halves.earlier), months: months.slice(0, 2) })
  expect(earlierOf(history(figures(15, 0)))).toBeNull()
})
