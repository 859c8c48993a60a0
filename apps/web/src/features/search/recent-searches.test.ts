import { expect, test } from 'vitest'
import { withSearch } from './recent-searches.ts'

test('the last search stands first, and only once', () => {
  expect(withSearch(['real', 'psg'], 'sao')).toEqual(['sao', 'real', 'psg'])
  expect(withSearch(['real', 'psg', 'sao'], 'sao')).toEqual(['sao', 'real', 'psg'])
})

test('only the latest six are kept', () => {
  expect(withSearch(['2', '3', '4', '5', '6', '7'], '1')).toEqual(['1', '2', '3', '4', '5', '6'])
})
