import { describe, expect, test } from 'vitest'
import { headToHeadFilters, isFiltered, toggleIds, venueChange } from './history-filters.ts'
import { changeHistory, changeList, joinIds, listSearch, readHistorySearch, splitIds } from './history-search.ts'

describe('the filters in an address', () => {
  test('an address without filters is every match, twenty a page, the newest first', () => {
    expect(readHistorySearch({})).toEqual({})
    expect(headToHeadFilters({})).toEqual({
      leagues: null,
      seasons: null,
      venue: null,
      coach: null,
    })
    expect(isFiltered({})).toBe(false)
  })

  test('every filter is read back as it was written', () => {
    const search = { leagues: '8-24', seasons: 100, half: 2, venue: 'away', coach: 'current', per: 0, page: 3 } as const
    expect(readHistorySearch({ ...search })).toEqual(search)
  })

  test('default values are left out', () => {
    expect(readHistorySearch({ per: 20, page: 0 })).toEqual({})
  })

  test('invalid values count as not given', () => {
    const given = { leagues: 'x', seasons: '0', half: 3, venue: 'both', coach: 1, per: 150, page: -1 }
    expect(readHistorySearch(given)).toEqual({})
    expect(readHistorySearch({ per: 2.5, page: '1' })).toEqual({})
  })

  test('149 matches a page is the most, 0 is all', () => {
    expect(readHistorySearch({ per: 149 })).toEqual({ per: 149 })
    expect(readHistorySearch({ per: 0 })).toEqual({ per: 0 })
  })

  test('ids come sorted and once each; a single one is a number, so that the address needs no quotes', () => {
    expect(splitIds('24-8-8')).toEqual([8, 24])
    expect(joinIds([8, 24])).toBe('8-24')
    expect(joinIds([8])).toBe(8)
    expect(joinIds(null)).toBeUndefined()
  })
})

describe('changing a filter', () => {
  test('leads back to the newest page', () => {
    expect(changeHistory({ leagues: 8, page: 2 }, { half: 1 })).toEqual({ leagues: 8, half: 1 })
    expect(changeHistory({ page: 2 }, { per: 50 })).toEqual({ per: 50 })
  })

  test('turning the page keeps the filters', () => {
    expect(changeHistory({ leagues: 8 }, { page: 1 })).toEqual({ leagues: 8, page: 1 })
    expect(changeHistory({ leagues: 8, page: 1 }, { page: 0 })).toEqual({ leagues: 8 })
  })

  test('home and away are never both off: the last tick stays', () => {
    expect(venueChange({}, 'home', false)).toEqual({ venue: 'away' })
    expect(venueChange({ venue: 'away' }, 'away', false)).toEqual({ venue: 'away' })
    expect(venueChange({ venue: 'away' }, 'home', true)).toEqual({ venue: undefined })
  })

  test('the ids of one choice come and go together, and none chosen is all', () => {
    expect(toggleIds(null, [7, 9])).toEqual([7, 9])
    expect(toggleIds([7], [7, 9])).toEqual([7, 9])
    expect(toggleIds([7, 9, 11], [7, 9])).toEqual([11])
    expect(toggleIds([7, 9], [7, 9])).toBeNull()
  })

  test('current and previous coaches exclude each other', () => {
    expect(headToHeadFilters({ coach: 'current' })).toMatchObject({ coach: 'current' })
    expect(headToHeadFilters({ coach: 'previous' })).toMatchObject({ coach: 'previous' })
  })
})

describe('several lists in one address', () => {
  test('each reads its own filters and nothing else', () => {
    const search = { mid: 5, half: 1, h_half: 2, h_page: 3, a_venue: 'away', h_per: 500 }
    expect(listSearch(search, 'h')).toEqual({ half: 2, page: 3 })
    expect(listSearch(search, 'a')).toEqual({ venue: 'away' })
    expect(listSearch(search, 'r')).toEqual({})
  })

  test('a change of one leads it back to its newest page and leaves the others as they are', () => {
    const search = { mid: 5, page: 1, h_page: 3, a_page: 2 }
    expect(JSON.parse(JSON.stringify(changeList(search, 'h', { leagues: 8 })))).toEqual({
      mid: 5,
      page: 1,
      h_leagues: 8,
      a_page: 2,
    })
    expect(changeList(search, 'a', { page: 0 })).toMatchObject({ h_page: 3, a_page: undefined })
  })
})
