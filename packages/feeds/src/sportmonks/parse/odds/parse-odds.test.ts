import { BOOKMAKER, MARKET } from '@touchline/football'
import { expect, it } from 'vitest'
import { parseOdds } from './parse-odds.ts'
import { FIXTURE, quotesOf, read, row } from './sample.testing.ts'

it('reads the three-way result in every vocabulary', () => {
  const words = [
    ['Home', 'Draw', 'Away'],
    ['1', 'X', '2'],
    ['1', 'Tie', '2'],
    ['Cruz Azul', 'Draw', 'Flamengo'],
  ]
  const expected = [
    [1, null, 5.25],
    [2, null, 3.8],
    [3, null, 1.6],
  ]
  for (const [home = '', draw = '', away = ''] of words) {
    const rows = [row(1, away, '1.60'), row(1, home, '5.25'), row(1, draw, '3.80')]
    expect(quotesOf(MARKET.full_time_result, ...rows)).toEqual(expected)
  }
})

it.each([
  [31, MARKET.half_time_result],
  [97, MARKET.second_half_result],
  [71, MARKET.corner_result],
  [269, MARKET.corner_result],
])('reads market %i as three-way market %i', (id, market) => {
  const rows = [row(id, '1', '6.50', { handicap: '' }), row(id, 'Tie', '2.10'), row(id, '2', '2.00')]
  expect(quotesOf(market, ...rows).map(([selection]) => selection)).toEqual([1, 2, 3])
})

it('reads who scores first and last, nobody being the middle', () => {
  const first = [row(247, '1', '2.87'), row(247, 'No Goals', '9.50'), row(247, '2', '1.50')]
  expect(quotesOf(MARKET.first_team_to_score, ...first)).toEqual([
    [1, null, 2.87],
    [2, null, 9.5],
    [3, null, 1.5],
  ])
  expect(quotesOf(MARKET.last_team_to_score, row(11, 'Draw', '8.50'))).toEqual([[2, null, 8.5]])
})

it('reads totals with the line wherever it stands', () => {
  const rows = [
    row(80, 'Over', '2.05', { total: '2.5', name: '2.5' }),
    row(80, 'Under', '1.80', { name: '2.5' }),
    row(81, 'Over 3.5', '3.40'),
    row(81, 'Under', '1.30', { handicap: '3.5' }),
    row(105, 'Over', '1.80', { total: '2.0, 2.5' }),
    row(7, 'Under', '2.00', { total: '2.0, 2.5' }),
  ]
  expect(quotesOf(MARKET.total_goals, ...rows)).toEqual([
    [2, 2.25, 2],
    [1, 2.5, 2.05],
    [2, 2.5, 1.8],
    [1, 3.5, 3.4],
    [2, 3.5, 1.3],
  ])
})

it('takes a line that is in two markets from the first that prices all of it', () => {
  const whole = [row(105, 'Over', '2.06', { total: '2.5' }), row(105, 'Under', '1.77', { total: '2.5' })]
  const half = row(80, 'Over', '2.05', { total: '2.5' })
  expect(quotesOf(MARKET.total_goals, half, ...whole)).toEqual([
    [1, 2.5, 2.06],
    [2, 2.5, 1.77],
  ])
  const other = row(80, 'Under', '1.80', { total: '2.5' })
  expect(quotesOf(MARKET.total_goals, ...whole, half, other)).toEqual([
    [1, 2.5, 2.05],
    [2, 2.5, 1.8],
  ])
})

it('turns corners with a third outcome into totals of two', () => {
  const rows = [
    row(69, 'Over', '2.50', { total: '10' }),
    row(69, 'Exactly', '7.00', { total: '10' }),
    row(69, 'Under', '1.50', { total: '11' }),
  ]
  expect(quotesOf(MARKET.total_corners, ...rows)).toEqual([
    [1, 10.5, 2.5],
    [2, 10.5, 1.5],
  ])
  const two = [row(67, 'Over', '1.90', { total: '10' }), row(67, 'Under', '1.90', { total: '10' })]
  expect(quotesOf(MARKET.total_corners, ...two)).toEqual([
    [1, 10, 1.9],
    [2, 10, 1.9],
  ])
})

it('reads yes and no, and the clean sheet of either side', () => {
  expect(quotesOf(MARKET.both_teams_to_score, row(14, 'No', '1.73'), row(14, 'Yes', '2.05'))).toEqual([
    [1, null, 2.05],
    [2, null, 1.73],
  ])
  expect(quotesOf(MARKET.red_card, row(282, 'Yes', '4.00'))).toEqual([[1, null, 4]])
  expect(quotesOf(MARKET.penalty_in_match, row(283, 'No', '1.30'))).toEqual([[2, null, 1.3]])
  const sheets = [
    row(17, '1', '5.00', { handicap: 'Yes', name: 'Yes' }),
    row(17, '2', '1.66', { handicap: 'No', name: 'No' }),
    row(50, 'No', '1.14', { bookmaker_id: 1 }),
  ]
  expect(quotesOf(MARKET.clean_sheet_home, ...sheets)).toEqual([
    [1, null, 5],
    [2, null, 1.14],
  ])
  expect(quotesOf(MARKET.clean_sheet_away, ...sheets)).toEqual([[2, null, 1.66]])
})

it.each([
  [74, MARKET.team_corners],
  [281, MARKET.team_cards],
  [285, MARKET.team_shots],
  [284, MARKET.team_shots_on_target],
  [286, MARKET.team_offsides],
])("reads a side's total of market %i", (id, market) => {
  const rows = [
    row(id, '1', '1.66', { total: 'Over 3.5' }),
    row(id, '1', '2.10', { total: 'Under 3.5' }),
    row(id, 'Flamengo', '1.90', { total: 'Over 5.5' }),
    row(id, '2', '1.80', { total: 'Under 5.5' }),
  ]
  expect(quotesOf(market, ...rows)).toEqual([
    [1, 3.5, 1.66],
    [2, 3.5, 2.1],
    [3, 5.5, 1.9],
    [4, 5.5, 1.8],
  ])
})

it('reads which side scores or misses a penalty, and not that it does not', () => {
  const rows = [
    row(270, '1', '5.00'),
    row(270, 'Flamengo', '4.50', { name: 'Yes' }),
    row(270, '2', '1.15', { name: 'No' }),
  ]
  expect(quotesOf(MARKET.score_penalty, ...rows)).toEqual([
    [1, null, 5],
    [2, null, 4.5],
  ])
  expect(quotesOf(MARKET.miss_penalty, row(271, 'Away', '15.00'))).toEqual([[2, null, 15]])
})

it('leaves out what is no longer offered, dead prices and other markets, without a word', () => {
  const gone = [
    row(1, 'Home', '5.25', { stopped: true }),
    row(1, 'Draw', '3.80', { suspended: true }),
    row(1, 'Away', '-1.00'),
    row(14, 'Yes', '1.00'),
    row(57, '2', '29.00', { name: '4-1' }),
  ]
  expect(read(...gone)).toEqual({ batch: { source: 'sportmonks', referencePrices: [], odds: [] }, problems: [] })
})

it('takes the later of two prices of one thing, in whatever order they come', () => {
  const early = row(1, 'Home', '5.00', { latest_bookmaker_update: '2025-12-10 16:00:00' })
  const late = row(1, 'Home', '5.25', { id: 5 })
  expect(quotesOf(MARKET.full_time_result, early, late)).toEqual([[1, null, 5.25]])
  expect(quotesOf(MARKET.full_time_result, late, early)).toEqual([[1, null, 5.25]])
})

it('reports once of a bookmaker, a market and a fixture it cannot take', () => {
  const rows = [
    row(1, 'Home', '2.00', { bookmaker_id: 59 }),
    row(1, 'Away', '2.00', { bookmaker_id: 59 }),
    row(80, 'Over', '2.00'),
    row(80, 'Sideways', '2.00', { total: '2.5' }),
    row(1, 'Home', '2.00', { fixture_id: 7 }),
    row(1, 'Away', '2.00', { fixture_id: 7 }),
    row(1, 'Home', 'much'),
  ]
  expect(read(...rows, null, 'no row').problems.map((one) => [one.kind, one.key])).toEqual([
    ['bookmaker', '59'],
    ['odds', '208431451709'],
    ['odds', '19611366'],
    ['odds', '7'],
  ])
})

it('gives each fixture its own prices and the reference price of the first bookmaker with all three', () => {
  const pinnacle = { bookmaker_id: 20 }
  const rows = [
    row(1, 'Home', '5.25'),
    row(1, 'Draw', '3.80'),
    row(1, 'Home', '5.40', pinnacle),
    row(1, 'Draw', '3.90', pinnacle),
    row(1, 'Away', '1.65', pinnacle),
  ]
  const other = { key: '8', home: { key: '1', name: 'Ajax' }, away: { key: '2', name: 'Feyenoord' } }
  const ofOther = ['Ajax', 'Draw', 'Feyenoord'].map((label, at) => row(1, label, `${at + 2}.00`, { fixture_id: 8 }))
  const ladder = [BOOKMAKER.bet365, BOOKMAKER.pinnacle]
  const { batch } = parseOdds([...rows, ...ofOther], [FIXTURE, other], ladder)
  expect(batch.odds?.map((one) => [one.fixture, one.market, one.quotes.length])).toEqual([
    ['19611366', MARKET.full_time_result, 5],
    ['8', MARKET.full_time_result, 3],
  ])
  expect(batch.referencePrices?.map(({ fixture, price }) => [fixture, price])).toEqual([
    ['19611366', { home: 5.4, draw: 3.9, away: 1.65, bookmaker: BOOKMAKER.pinnacle, closing: false }],
    ['8', { home: 2, draw: 3, away: 4, bookmaker: BOOKMAKER.bet365, closing: false }],
  ])
})
