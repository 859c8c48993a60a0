import { MARKET } from '@touchline/football'
import { expect, it } from 'vitest'
import { quotesOf, read, row } from './sample.testing.ts'

const handicaps = (...rows: readonly unknown[]) => quotesOf(MARKET.asian_handicap, ...rows)
const line = (label: string, handicap: string, value: string, market = 6) => row(market, label, value, { handicap })

it("keeps the handicaps of a bookmaker who writes each side's own", () => {
  const rows = [
    line('1', '+0.75', '2.02'),
    line('2', '-0.75', '1.77'),
    line('1', '+1.0', '1.75'),
    line('2', '-1.0', '2.05'),
  ]
  expect(handicaps(...rows)).toEqual([
    [2, -1, 2.05],
    [2, -0.75, 1.77],
    [1, 0.75, 2.02],
    [1, 1, 1.75],
  ])
})

it("turns round the away handicaps of a bookmaker who writes the home side's on both rows", () => {
  const rows = [
    line('Home', '+1', '1.81'),
    line('Away', '+1', '2.02'),
    line('Home', '-0.5, -1', '3.60'),
    line('Away', '-0.5, -1', '1.25'),
  ]
  expect(handicaps(...rows)).toEqual([
    [2, -1, 2.02],
    [1, -0.75, 3.6],
    [2, 0.75, 1.25],
    [1, 1, 1.81],
  ])
})

it('goes by most lines where one is out of date', () => {
  const rows = [
    line('1', '-1', '2.00'),
    line('2', '+1', '1.85'),
    line('1', '-0.5', '1.60'),
    line('2', '+0.5', '2.40'),
    line('1', '-0.25', '1.05'),
    line('2', '+0.25', '1.10'),
  ]
  expect(
    handicaps(...rows)
      .filter(([selection]) => selection === 2)
      .map(([, handicap]) => handicap),
  ).toEqual([0.25, 0.5, 1])
})

it('decides for each of the markets on its own, and reads corners and cards alike', () => {
  const own = [line('1', '+0.75', '2.02', 104), line('2', '-0.75', '1.77', 104)]
  const ofHome = [line('Home', '+1', '1.81'), line('Away', '+1', '2.02')]
  expect(handicaps(...own, ...ofHome)).toEqual([
    [2, -1, 2.02],
    [2, -0.75, 1.77],
    [1, 0.75, 2.02],
    [1, 1, 1.81],
  ])
  const corners = [line('Home', '+1.5', '1.70', 62), line('Away', '+1.5', '2.05', 62)]
  expect(quotesOf(MARKET.corner_handicap, ...corners)).toEqual([
    [2, -1.5, 2.05],
    [1, 1.5, 1.7],
  ])
  const cards = [line('1', '-0.5', '1.95', 273), line('2', '+0.5', '1.85', 273)]
  expect(quotesOf(MARKET.card_handicap, ...cards)).toEqual([
    [1, -0.5, 1.95],
    [2, 0.5, 1.85],
  ])
})

it('keeps only the lines of nothing where the prices do not report, and says so', () => {
  const rows = [line('1', '+1', '1.81'), line('1', '0', '1.95'), line('2', '-0', '1.90')]
  expect(handicaps(...rows)).toEqual([
    [1, 0, 1.95],
    [2, 0, 1.9],
  ])
  expect(read(...rows).problems).toEqual([
    {
      kind: 'odds',
      key: '19611366',
      reason:
        'Market 6 of Bet365 does not show by its prices which side its handicaps are given to; they are left out.',
    },
  ])
  const neither = [line('1', '+1', '1.10'), line('2', '+1', '1.10')]
  expect(handicaps(...neither)).toEqual([])
})
