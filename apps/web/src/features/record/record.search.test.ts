import { expect, test } from 'vitest'
import { isBetOn, readRecordSearch } from './record.search.ts'

test('the address may name the kind of forecast, the market and the league', () => {
  expect(readRecordSearch({ kind: 'price', market: 'over25', league: '8' })).toEqual({
    kind: 'price',
    market: 'over25',
    league: 8,
  })
  expect(readRecordSearch({ market: 'yellow_cards' }).market).toBe('yellow_cards')
})

test('default and invalid values are left out, and so are markets without prices', () => {
  const nothing = { kind: undefined, market: undefined, league: undefined }
  expect(readRecordSearch({})).toEqual(nothing)
  expect(readRecordSearch({ kind: 'model', market: 'result' })).toEqual(nothing)
  expect(readRecordSearch({ kind: 'ours', market: ['over25'], league: '-1' })).toEqual(nothing)
  expect(readRecordSearch({ kind: 'price', market: 'corners' })).toEqual({ ...nothing, kind: 'price' })
})

test('the betting return is shown only where it was measured: for our own forecasts of all results', () => {
  expect(isBetOn({})).toBe(true)
  for (const other of [
    { kind: 'price' },
    { market: 'corners' },
    { market: 'over25', league: 1 },
    { league: 1 },
  ] as const)
    expect(isBetOn(other)).toBe(false)
})
