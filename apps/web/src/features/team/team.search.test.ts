import { expect, test } from 'vitest'
import { withFilters, withLeague, withStatistic, withStatsLeague, withTab } from './team.changes.ts'
import { readTeamSearch, type TeamSearch } from './team.search.ts'

const given = (search: Record<string, unknown>) => JSON.parse(JSON.stringify(readTeamSearch(search)))

test('tab, seasons, statistic, filters and pages are read back as they were written', () => {
  const search = {
    ...{ tab: 'other', stat: 'fouls', league: 3, season: 7, stats_league: 'all', stats_season: '2025/2026' },
    ...{ leagues: '1-2', seasons: 4, half: 2, venue: 'home', coach: 'current', per: 40, page: 3, next: 2, missing: 4 },
  }
  expect(given(search)).toEqual(search)
})

test('invalid and default values are dropped', () => {
  const wrong = { tab: 'basics', stat: 'shots_total', league: 'x', season: -1, stats_league: 0, stats_season: ' ' }
  expect(given({ ...wrong, next: 1, missing: 'b', half: 3, venue: 'both', per: 150, page: 0 })).toEqual({})
})

test('another tab begins at the newest matches and keeps the filters', () => {
  const search: TeamSearch = { tab: 'goals', venue: 'away', page: 4 }
  expect(withTab(search, 'corners')).toEqual({ tab: 'corners', venue: 'away' })
  expect(withTab(search, 'basics')).toEqual({ venue: 'away' })
})

test('another tournament begins at its first season', () => {
  expect(withLeague({ tab: 'squad', league: 1, season: 9 }, 2)).toEqual({ tab: 'squad', league: 2 })
  expect(withStatsLeague({ stats_league: 'all', stats_season: '2024/2025', league: 5 }, 2)).toEqual({
    stats_league: 2,
    league: 5,
  })
})

test('a changed filter leads back to the newest page, turning the page does not', () => {
  expect(withFilters({ tab: 'cards', page: 3, half: 1 }, { venue: 'home' })).toEqual({
    tab: 'cards',
    half: 1,
    venue: 'home',
  })
  expect(withFilters({ tab: 'cards', half: 1 }, { page: 2 })).toEqual({ tab: 'cards', half: 1, page: 2 })
})

test('the first statistic is the one without a word in the address', () => {
  expect(withStatistic({ tab: 'other', stat: 'fouls' }, 'shots_total')).toEqual({ tab: 'other' })
  expect(withStatistic({ tab: 'other' }, 'possession')).toEqual({ tab: 'other', stat: 'possession' })
})
