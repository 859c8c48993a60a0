import { expect, test } from 'vitest'
import { COUNTRY_TABS, readCountrySearch } from './country.search.ts'

test('the address names every tab but the first, and forgets what is no tab', () => {
  expect(COUNTRY_TABS.map((tab) => readCountrySearch({ tab }).tab)).toEqual([
    ...[undefined, 'team', 'player', 'coach', 'referee'],
  ])
  expect(readCountrySearch({ tab: 'stadium', page: 4 })).toEqual({ tab: undefined })
})
