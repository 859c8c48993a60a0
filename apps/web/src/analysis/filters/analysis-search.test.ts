import { describe, expect, test } from 'vitest'
import { withFilters, withStatistic, withTab, withView } from './analysis-changes.ts'
import { type AnalysisSearch, readAnalysisSearch, statisticOfSearch, viewOf } from './analysis-search.ts'

const given = (search: Record<string, unknown>, views: readonly ('last' | 'similar')[] = ['last', 'similar']) =>
  JSON.parse(JSON.stringify(readAnalysisSearch(search, ['corners', 'cards', 'stats'], views)))

describe('tabs and views', () => {
  test('goals and head to head are where a page begins', () => {
    expect(viewOf({}, 'cards')).toBe('h2h')
    expect(withTab<AnalysisSearch>({ tab: 'cards' }, 'goals')).toEqual({})
    expect(withView({ cards: 'last' }, 'cards', 'h2h')).toEqual({})
  })

  test('every tab keeps its own view', () => {
    const search = withView({}, 'goals', 'last')
    expect(viewOf(search, 'goals')).toBe('last')
    expect(viewOf(search, 'corners')).toBe('h2h')
    expect(viewOf(withTab<AnalysisSearch>(search, 'corners'), 'goals')).toBe('last')
  })

  test('tabs and views that the page does not offer count as not given', () => {
    expect(given({ tab: 'referee', goals: 'h2h', cards: 'next' })).toEqual({})
    expect(given({ goals: 'similar', corners: 'last' }, ['last'])).toEqual({ corners: 'last' })
  })

  test('shots are the first statistic, every other one is in the address', () => {
    expect(statisticOfSearch({})).toBe('shots_total')
    expect(withStatistic({}, 'penalties')).toEqual({ stat: 'penalties' })
    expect(withStatistic({ stat: 'penalties' }, 'shots_total')).toEqual({})
    expect(given({ stat: 'goals' })).toEqual({})
  })
})

describe('the lists of the two teams', () => {
  test('have filters of their own, read back as they were written', () => {
    const search = { goals: 'last', h_leagues: '8-24', h_coach: 'current', a_half: 2, a_per: 40 }
    expect(given(search)).toEqual(search)
  })

  test('a filter of one list leaves the other and head to head alone', () => {
    const search = { half: 1, h_page: 2, a_page: 3 } as const
    expect(withFilters(search, { venue: 'home' }, 'a')).toEqual({ half: 1, h_page: 2, a_venue: 'home' })
    expect(withFilters(search, { half: undefined })).toEqual({ h_page: 2, a_page: 3 })
  })

  test('begin at their newest page in another tab and another view', () => {
    expect(withView({ h_page: 2, h_half: 1 }, 'goals', 'similar')).toEqual({ h_half: 1, goals: 'similar' })
    expect(withTab<AnalysisSearch>({ a_page: 2 }, 'cards')).toEqual({ tab: 'cards' })
  })
})
