import { expect, test } from 'vitest'
import { boxesOf, ODDS_BOXES, oddsExist } from './odds-markets.ts'

test('the 16 flags are five of goals, four of corners, four of cards and three of penalties, in that order', () => {
  const flags = ODDS_BOXES.flatMap(({ tab, flag }) => (flag === null ? [] : [[flag, tab]]))
  expect(flags).toEqual([
    ...[0, 1, 2, 3, 4].map((flag) => [flag, 'goals']),
    ...[5, 6, 7, 8].map((flag) => [flag, 'corners']),
    ...[9, 10, 11, 12].map((flag) => [flag, 'cards']),
    ...[13, 14, 15].map((flag) => [flag, 'stats']),
  ])
})

test('every market is in one box', () => {
  const keys = ODDS_BOXES.flatMap((box) => [...box.keys])
  expect(keys).toHaveLength(24)
  expect(new Set(keys).size).toBe(24)
})

test.each([
  [0, ['tSh']],
  [1, ['tShT']],
  [14, ['tOffs']],
  [15, ['sPt', 'mPt', 'penalty']],
  [9, []],
  [null, []],
])('next to statistic %s stand the markets about it', (category, keys) => {
  expect(boxesOf('stats', category).flatMap((box) => [...box.keys])).toEqual(keys)
})

test.each([
  [{}, [false, false, false, false]],
  [{ FT: [] }, [true, false, false, false]],
  [{ COU: [], tOffs: [] }, [false, true, false, true]],
  [{ redCard: [], AH: undefined }, [false, false, true, false]],
])('what exists of %j is reported for goals, corners, cards and statistics', (odds, exists) => {
  expect(oddsExist(odds)).toEqual(exists)
})
