import type { ForecastMarket, ForecastOutcome } from '@touchline/contract'
import { expect, test } from 'vitest'
import { endsOf, likeliestScore, marketGroups, tileOf } from './forecast.model.ts'

const outcome = (label: ForecastOutcome['label'], rest: Partial<ForecastOutcome> = {}): ForecastOutcome => ({
  ...{ label, side: null, line: null, main: true, probability: 0.5, fair_price: 2, price: null, difference: null },
  ...{ basis: 'market', probability_source: 'Bet365', settled: null },
  ...rest,
})
const market = (key: ForecastMarket['key'], ...outcomes: ForecastOutcome[]): ForecastMarket => ({
  ...{ key, reason: null, source: 'Bet365' },
  outcomes,
})

test('a tab has its markets in the order of the panel, those nobody can say anything of too', () => {
  const markets = [market('OU', outcome('over', { line: 2.5 })), market('FT', outcome('1')), market('AH')]
  expect(marketGroups({ markets }, 'goals', false).map(({ id, outcomes }) => [id, outcomes.length])).toEqual([
    ['FT', 1],
    ['AH', 0],
    ['OU', 1],
  ])
  expect(marketGroups({ markets }, 'cards', false)).toEqual([])
  const ofStatistics = [market('penalty', outcome('yes')), market('tSh')]
  expect(marketGroups({ markets: ofStatistics }, 'stats', false).map(({ id }) => id)).toEqual(['tSh', 'penalty'])
})

test('additional lines are shown on request', () => {
  const markets = [market('OU', outcome('over', { line: 2.5 }), outcome('over', { line: 3.5, main: false }))]
  expect(marketGroups({ markets }, 'goals', false)[0]).toMatchObject({ more: true, outcomes: [{ line: 2.5 }] })
  expect(marketGroups({ markets }, 'goals', true)[0]?.outcomes).toHaveLength(2)
})

test('totals of the sides are a market for each, and a clean sheet is of a side', () => {
  const markets = [
    market('tCorner', outcome('over', { side: 'home', line: 5.5 }), outcome('over', { side: 'away', line: 4.5 })),
    market('cShAway', outcome('yes')),
  ]
  expect(marketGroups({ markets }, 'corners', false).map(({ id, side }) => [id, side])).toEqual([
    ['tCorner-home', 'home'],
    ['tCorner-away', 'away'],
  ])
  expect(marketGroups({ markets }, 'goals', false)[0]).toMatchObject({ id: 'cShAway', side: 'away' })
})

test('outcomes are named as on the tiles of the odds panel', () => {
  expect(tileOf('FT', outcome('X'))).toEqual({ word: 'draw', price: null })
  expect(tileOf('firstTS', outcome('X'))).toEqual({ word: 'nobody', price: null })
  expect(tileOf('AH', outcome('away', { line: 0.5 }))).toEqual({ word: 'away', handicap: 0.5, price: null })
  expect(tileOf('OU', outcome('under', { line: 2.5 }))).toEqual({ word: 'under', total: 2.5, price: null })
  expect(tileOf('sPt', outcome('home'))).toEqual({ word: 'home', price: null })
})

test('a line that can return stakes has a chance for each possible outcome', () => {
  const settled = { win: 0.45, half_win: 0, returned: 0, half_lose: 0.27, lose: 0.28 }
  expect(endsOf(outcome('home', { line: -0.25, settled }))).toEqual([
    ['win', 0.45],
    ['half_lose', 0.27],
    ['lose', 0.28],
  ])
  expect(endsOf(outcome('home', { line: -0.5 }))).toEqual([])
})

test('the likeliest score is the largest cell of the table', () => {
  expect(
    likeliestScore([
      [0.1, 0.2],
      [0.3, 0.05],
    ]),
  ).toEqual([1, 0])
})
