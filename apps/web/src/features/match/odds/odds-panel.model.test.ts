import type { OddsAnswer, PreMatchOdds } from '@touchline/contract'
import { type OddsTab, type PriceFormats, priceFormats, type Side } from '@touchline/football'
import { expect, test } from 'vitest'
import { lineTables } from './odds-lines.model.ts'
import { canReturnStakes, commonSource, oddsBoxes } from './odds-panel.model.ts'

const price = (decimal: number) => priceFormats(decimal) as PriceFormats
const answer = (odds: PreMatchOdds, sources: OddsAnswer['sources'] = {}): OddsAnswer => ({
  type: 2,
  exists: [true, true, true, true],
  odds,
  sources,
  updated_at: null,
})
const total = (label: 'over' | 'under', line: number, decimal: number) => {
  const value = price(decimal)
  return { label, total: line, value, american: value['1'] }
}
const handicap = (label: Side, line: number, decimal: number) => ({
  label,
  handicap: line,
  value: price(decimal),
})
const GOALS = [total('over', 1.5, 1.3), total('under', 1.5, 3.4), total('over', 2.5, 1.95), total('under', 2.5, 1.85)]

test('a panel has every box of its tab, also those without prices', () => {
  const boxes = oddsBoxes(answer({ OU: GOALS }), 'goals', null)
  expect(boxes.map(({ key, flag, markets }) => [key, flag, markets.length])).toEqual([
    ['FT', 0, 0],
    ['cShHome', 1, 0],
    ['firstTS', 2, 0],
    ['AH', 3, 0],
    ['OU', 4, 1],
  ])
})

test('every market with prices is drawn in the panel of its tab, those of the teams once for each', () => {
  const three: NonNullable<PreMatchOdds['FT']> = [
    { label: '1', value: price(2) },
    { label: 'X', value: price(3) },
    { label: '2', value: price(4) },
  ]
  const answers = [{ label: 'yes' as const, value: price(2) }]
  const sides = [{ label: 'home' as const, value: price(5) }]
  const ofSides = (['home', 'away'] as const).map((side) => ({ ...total('over', 4.5, 1.9), side }))
  const results = { FT: three, HTR: three, SHR: three, firstTS: three, lastTS: three }
  const odds = answer({
    ...results,
    CMB: three,
    ...{ cShHome: answers, cShAway: answers, btts: answers, redCard: answers, penalty: answers },
    ...{ sPt: sides, mPt: sides, OU: GOALS, COU: GOALS, ATC: GOALS },
    ...{ AH: [handicap('home', -1, 2)], CH: [handicap('home', -1, 2)], AHC: [handicap('home', -1, 2)] },
    ...{ tCorner: ofSides, tCard: ofSides, tSh: ofSides, tShT: ofSides, tOffs: ofSides },
  })
  const drawn = (tab: OddsTab, category: number | null = null) =>
    oddsBoxes(odds, tab, category).flatMap(({ markets }) => markets.map(({ id }) => id))
  const ofGoals = ['FT', 'HTR', 'SHR', 'cShHome-home', 'cShAway-away', 'btts', 'firstTS', 'lastTS', 'AH', 'OU']
  expect(drawn('goals')).toEqual(ofGoals)
  expect(drawn('corners')).toEqual(['CMB', 'CH', 'tCorner-home', 'tCorner-away', 'COU'])
  expect(drawn('cards')).toEqual(['AHC', 'ATC', 'tCard-home', 'tCard-away', 'redCard'])
  expect([0, 1, 14, 15].map((category) => drawn('stats', category))).toEqual([
    ['tSh-home', 'tSh-away'],
    ['tShT-home', 'tShT-away'],
    ['tOffs-home', 'tOffs-away'],
    ['sPt', 'mPt', 'penalty'],
  ])
})

test('percentages of lines that can give the stake back are explained, those of half lines need no words', () => {
  const whole = answer({ OU: GOALS.map((entry) => ({ ...entry, total: entry.total + 0.5 })) })
  expect(canReturnStakes(oddsBoxes(whole, 'goals', null))).toBe(true)
  expect(canReturnStakes(oddsBoxes(answer({ OU: GOALS }), 'goals', null))).toBe(false)
})

test('a total shows its main line and that there are more', () => {
  const [market] = oddsBoxes(answer({ OU: GOALS }), 'goals', null).flatMap(({ markets }) => markets)
  expect(market).toMatchObject({
    more: true,
    tiles: [
      { word: 'over', total: 2.5, price: price(1.95) },
      { word: 'under', total: 2.5, price: price(1.85) },
    ],
  })
  const [alone] = oddsBoxes(answer({ OU: GOALS.slice(2) }), 'goals', null).flatMap(({ markets }) => markets)
  expect(alone?.more).toBe(false)
})

test('the other side of a handicap has the other sign, and no price where nobody gives one', () => {
  const [market] = oddsBoxes(answer({ AH: [handicap('home', -0.75, 1.9)] }), 'goals', null).flatMap(
    ({ markets }) => markets,
  )
  expect(market?.tiles).toEqual([
    { word: 'home', handicap: -0.75, price: price(1.9) },
    { word: 'away', handicap: 0.75, price: null },
  ])
})

test("a team's totals are a market for each side", () => {
  const side = (name: Side) => [
    { ...total('over', 4.5, 1.9), side: name },
    { ...total('under', 4.5, 1.9), side: name },
  ]
  const boxes = oddsBoxes(answer({ tCorner: [...side('home'), ...side('away')] }), 'corners', null)
  const markets = boxes.flatMap((box) => box.markets)
  expect(markets.map(({ id, side: whose, more }) => [id, whose, more])).toEqual([
    ['tCorner-home', 'home', false],
    ['tCorner-away', 'away', false],
  ])
})

test('the first scorer may be nobody; two sides that may both score a penalty do not share the chance', () => {
  const three: NonNullable<PreMatchOdds['FT']> = [
    { label: '1', value: price(2) },
    { label: 'X', value: price(9) },
    { label: '2', value: price(2.5) },
  ]
  const penalties = [
    { label: 'home' as const, value: price(5) },
    { label: 'away' as const, value: price(6) },
  ]
  const odds = answer({ firstTS: three, sPt: penalties })
  const [first] = oddsBoxes(odds, 'goals', null).flatMap(({ markets }) => markets)
  expect(first?.tiles.map(({ word }) => word)).toEqual(['home', 'nobody', 'away'])
  const [penalty] = oddsBoxes(odds, 'stats', 15).flatMap(({ markets }) => markets)
  expect(penalty?.tiles.map(({ word }) => word)).toEqual(['home', 'away'])
})

test('the panel names the bookmaker of most of its markets', () => {
  const sources = { OU: 'Pinnacle', AH: 'Bet365', btts: 'Bet365' }
  const odds = answer(
    { OU: GOALS, AH: [handicap('home', -1, 1.9)], btts: [{ label: 'yes', value: price(1.8) }] },
    sources,
  )
  expect(commonSource(oddsBoxes(odds, 'goals', null))).toBe('Bet365')
  expect(commonSource([])).toBeNull()
})

test('the dialog has the tables with more than one line, in order, with the line of the panel marked', () => {
  const odds = { OU: GOALS, AH: [handicap('home', -1, 2.6), handicap('away', 1, 1.5)] }
  expect(lineTables(odds, ['AH', 'OU'])).toEqual([
    {
      id: 'OU',
      key: 'OU',
      kind: 'total',
      side: null,
      rows: [
        { line: 1.5, prices: [price(1.3), price(3.4)], main: false },
        { line: 2.5, prices: [price(1.95), price(1.85)], main: true },
      ],
    },
  ])
  expect(lineTables(odds, ['AH'])).toEqual([])
})
