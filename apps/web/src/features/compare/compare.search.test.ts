import { expect, test } from 'vitest'
import { type CompareSearch, readCompareSearch } from './compare.search.ts'
import { swapped } from './swapped.ts'

const given = (search: Record<string, unknown>) => JSON.parse(JSON.stringify(readCompareSearch(search)))

test('names and countries, tab, views and filters are read back as they were written', () => {
  const search = { hn: 'Arsenal', an: '1904', hc: 'England', ac: 'Portugal', tab: 'stats', stats: 'last', a_half: 2 }
  expect(given({ ...search, an: 1904 })).toEqual(search)
})

test('similar matches, coaches and the referee are not looked at here', () => {
  expect(
    given({ tab: 'referee', goals: 'similar', coach: 'current', h_coach: 'previous', a_coach: 'current' }),
  ).toEqual({})
})

test('names that are empty or no text are not given', () => {
  expect(given({ hn: '  ', an: ['a'], hc: null, ac: true })).toEqual({})
})

test('teams that change places take their lists with them, and the matches stay the same', () => {
  const search: CompareSearch = {
    hn: 'Arsenal',
    hc: 'England',
    an: 'Porto',
    venue: 'home',
    half: 1,
    h_page: 2,
    a_per: 40,
  }
  expect(swapped(search)).toEqual({
    an: 'Arsenal',
    ac: 'England',
    hn: 'Porto',
    venue: 'away',
    half: 1,
    a_page: 2,
    h_per: 40,
  })
})

test('changing places twice leads back', () => {
  const search: CompareSearch = {
    hn: 'Arsenal',
    tab: 'cards',
    cards: 'last',
    venue: 'away',
    h_leagues: '8-24',
    page: 1,
  }
  expect(swapped(swapped(search))).toEqual(search)
})
