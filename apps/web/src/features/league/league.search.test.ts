import { describe, expect, test } from 'vitest'
import { readLeagueSearch, readLines, withChange, withSeason } from './league.search.ts'

const given = (search: Record<string, unknown>) => JSON.parse(JSON.stringify(readLeagueSearch(search)))

describe('the address of the league page', () => {
  test('everything is read back as it was written', () => {
    const search = {
      season: 3,
      tab: 'topscorer',
      scope: 'first_half',
      phase: 12,
      live: 0,
      lines: '8-18',
      list: 84,
      chance: 'relegation',
      team: 8,
      page: 2,
    }
    expect(given(search)).toEqual(search)
  })

  test('unknown values and those at their default are forgotten', () => {
    const search = {
      season: 'x',
      tab: 'standings',
      scope: 'overall',
      live: 1,
      lines: 'a-b',
      list: 208,
      chance: 'luck',
      team: -1,
      page: 1,
    }
    expect(given(search)).toEqual({})
  })

  test('tables at home and away are found by the word they had before', () => {
    expect(given({ ground: 'home' })).toEqual({ scope: 'home' })
    expect(given({ ground: 'away', scope: 'last_5' })).toEqual({ scope: 'last_5' })
  })

  test('lines name each team once, six at most', () => {
    expect(readLines('8-18-8-0--x-1')).toEqual([8, 18, 1])
    expect(readLines(5)).toEqual([5])
    expect(readLines('1-2-3-4-5-6-7')).toHaveLength(6)
    expect(readLines(null)).toEqual([])
  })

  test('another tab or filter begins on the first page', () => {
    expect(withChange({ tab: 'result', page: 3, season: 2 }, { team: 8 })).toEqual({
      tab: 'result',
      season: 2,
      team: 8,
    })
    expect(withChange({ tab: 'result' }, { page: 2 })).toEqual({ tab: 'result', page: 2 })
  })

  test('another season keeps the tab and forgets teams and phase', () => {
    expect(withSeason({ tab: 'result', team: 8, lines: '8', phase: 9, scope: 'home', page: 2 }, 4)).toEqual({
      ...{ season: 4, tab: 'result', scope: 'home' },
    })
  })
})
