import { describe, expect, test } from 'vitest'
import { readPlayerSearch } from './player.search.ts'
import { sortingOf, withSort } from './sorting.ts'

describe('the address of a player', () => {
  test('keeps what it knows', () => {
    const search = { tab: 'stats', sort: 'goals', dir: 'asc', page: 2, season: '3-5' }
    expect(readPlayerSearch(search)).toEqual(search)
  })

  test('forgets what makes no sense', () => {
    const search = readPlayerSearch({ tab: 'squad', sort: 'luck', dir: 'up', page: 'x', season: '3', more: 1 })
    expect(Object.keys(search).sort()).toEqual(['dir', 'page', 'season', 'sort', 'tab'])
    expect(Object.values(search).every((value) => value === undefined)).toBe(true)
  })

  test('the first page is not named', () => {
    expect(readPlayerSearch({ page: 1 }).page).toBeUndefined()
  })
})

describe('sorting', () => {
  test('the latest season comes first', () => {
    expect(sortingOf({})).toEqual({ by: 'season', dir: 'desc' })
  })

  test('a press sorts figures from the highest, names from A, and a second press turns it round', () => {
    const goals = withSort({ tab: 'stats', page: 2 }, 'goals')
    expect([goals, sortingOf(goals)]).toEqual([
      { tab: 'stats', sort: 'goals' },
      { by: 'goals', dir: 'desc' },
    ])
    expect(withSort(goals, 'goals')).toEqual({ tab: 'stats', sort: 'goals', dir: 'asc' })
    expect(withSort(goals, 'team')).toEqual({ tab: 'stats', sort: 'team' })
    expect(withSort(goals, 'season')).toEqual({ tab: 'stats' })
    expect(withSort({ tab: 'stats' }, 'season')).toEqual({ tab: 'stats', dir: 'asc' })
  })
})
