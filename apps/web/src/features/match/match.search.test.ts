import { describe, expect, test } from 'vitest'
import { withFilters, withSimilar } from '../../analysis/filters/analysis-changes.ts'
import { asOfSearch, withAsOf, withRates } from './match.changes.ts'
import { openTab, readMatchSearch, withRefereeView } from './match.search.ts'

const given = (search: Record<string, unknown>) => JSON.parse(JSON.stringify(readMatchSearch(search)))

describe('the address of the match page', () => {
  test('match, country and country name, as the lists link to it', () => {
    expect(given({ mid: 5, cid: 60, cn: 'England' })).toEqual({ mid: 5, cid: 60, cn: 'England' })
  })

  test('a country id of "-" stays what it is', () => {
    expect(given({ mid: 5, cid: '-' })).toEqual({ mid: 5, cid: '-' })
  })

  test.each(['abc', '', -1, 0, 1.5, '5x', 2_147_483_648, true, null, [5]])('mid %j is no match', (mid) => {
    expect(readMatchSearch({ mid }).mid).toBeUndefined()
  })

  test('a number written as text, with spaces around it, is forgiven', () => {
    expect(readMatchSearch({ mid: ' 5 ' }).mid).toBe(5)
  })

  test('unknown tabs and views count as not given', () => {
    expect(given({ mid: 5, tab: 'odds', goals: 'h2h', cards: 'next', referee: 'own' })).toEqual({ mid: 5 })
  })

  test('tab, views, statistic and the filters of every list are read back as they were written', () => {
    const search = {
      mid: 5,
      tab: 'referee',
      goals: 'last',
      stats: 'similar',
      half: 1,
      a_per: 40,
      r_page: 1,
      rh_per: 60,
      near: 'chance',
      scope: 'league',
      rates: 'expect',
      asof: 'now',
    }
    expect(given(search)).toEqual(search)
  })

  test('a filter changes neither match nor tab', () => {
    expect(withFilters({ mid: 5, tab: 'cards', page: 2 }, { leagues: 8 })).toEqual({ mid: 5, tab: 'cards', leagues: 8 })
  })
})

describe('the as-of time', () => {
  test('a match that is over begins with what was known before it, every other one with now', () => {
    expect(asOfSearch({}, true)).toBe('kickoff')
    expect(asOfSearch({ asof: 'now' }, true)).toBe('now')
    expect(asOfSearch({}, false)).toBe('now')
  })

  test('another time leads back to the newest page of every list', () => {
    expect(withAsOf({ mid: 5, page: 2, h_page: 1, ra_page: 3 }, 'now')).toEqual({ mid: 5, asof: 'now' })
    expect(withAsOf({ mid: 5, asof: 'now' }, 'kickoff')).toEqual({ mid: 5 })
  })
})

test('the past record is where hit rates begin', () => {
  expect(withRates({ mid: 5 }, 'expect')).toEqual({ mid: 5, rates: 'expect' })
  expect(withRates({ mid: 5, rates: 'expect' }, 'record')).toEqual({ mid: 5 })
})

test('similar matches begin at the same price of the two teams, and what they share leads back to the newest page', () => {
  expect(withSimilar({ mid: 5, h_page: 2 }, { near: 10, scope: 'all' })).toEqual({ mid: 5, near: 10, scope: 'all' })
  expect(withSimilar({ mid: 5, near: 5, scope: 'all' }, { near: 'same', scope: 'team' })).toEqual({ mid: 5 })
  expect(given({ mid: 5, near: 7, scope: 'team' })).toEqual({ mid: 5 })
})

describe('the referee tab', () => {
  test('is not there without a referee', () => {
    expect(openTab({}, true)).toBe('goals')
    expect(openTab({ tab: 'referee' }, true)).toBe('referee')
    expect(openTab({ tab: 'referee' }, false)).toBe('goals')
  })

  test('begins with the referee’s own matches', () => {
    expect(withRefereeView({ mid: 5 }, 'teams')).toEqual({ mid: 5, referee: 'teams' })
    expect(withRefereeView({ mid: 5, referee: 'teams' }, 'own')).toEqual({ mid: 5 })
  })
})
