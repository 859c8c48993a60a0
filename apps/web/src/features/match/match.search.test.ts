import { describe, expect, test } from 'vitest'
import { openTab, readMatchSearch, viewOf, withFilters, withTab, withView } from './match.search.ts'

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
    expect(given({ mid: 5, tab: 'odds', goals: 'h2h', cards: 'next' })).toEqual({ mid: 5 })
  })
})

describe('tabs and views', () => {
  test('goals and head to head are where the page begins', () => {
    expect(openTab({}, true)).toBe('goals')
    expect(viewOf({}, 'cards')).toBe('h2h')
    expect(withTab({ mid: 5, tab: 'cards' }, 'goals')).toEqual({ mid: 5 })
    expect(withView({ mid: 5, cards: 'last' }, 'cards', 'h2h')).toEqual({ mid: 5 })
  })

  test('every tab keeps its own view', () => {
    const search = withView({ mid: 5 }, 'goals', 'last')
    expect(viewOf(search, 'goals')).toBe('last')
    expect(viewOf(search, 'corners')).toBe('h2h')
    expect(viewOf(withTab(search, 'corners'), 'goals')).toBe('last')
  })

  test('there is no referee tab without a referee', () => {
    expect(openTab({ tab: 'referee' }, true)).toBe('referee')
    expect(openTab({ tab: 'referee' }, false)).toBe('goals')
  })

  test('a filter changes neither match nor tab', () => {
    expect(withFilters({ mid: 5, tab: 'cards', page: 2 }, { leagues: 8 })).toEqual({ mid: 5, tab: 'cards', leagues: 8 })
  })
})
