import { expect, test } from 'vitest'
import { readCoachSearch } from './coach.search.ts'

test('the address keeps what it knows; a season of one year comes as a number', () => {
  expect(readCoachSearch({ tab: 'fixtures', season: 2026, open: '3-5' })).toEqual({
    tab: 'fixtures',
    season: '2026',
    open: '3-5',
  })
})

test('the address forgets what makes no sense', () => {
  expect(readCoachSearch({ tab: 'squad', season: ['x'], open: 'x', more: 1 })).toEqual({
    tab: undefined,
    season: undefined,
    open: undefined,
  })
})
