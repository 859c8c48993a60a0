import { expect, test } from 'vitest'
import { DEFAULT_TOP_CLUBS, DEFAULT_TOP_LEAGUES } from './defaults.ts'
import { countryByName } from './places/country-search.ts'

const countries = (keys: readonly string[]) => keys.map((key) => countryByName(key.split('/')[0] ?? '')?.name)

test('the top leagues are those of Europe, England, Spain, Italy, Germany and France, in this order', () => {
  expect(countries(DEFAULT_TOP_LEAGUES)).toEqual(['Europe', 'England', 'Spain', 'Italy', 'Germany', 'France'])
})

test('the top clubs are one of Spain, three of England and one of Germany', () => {
  expect(countries(DEFAULT_TOP_CLUBS)).toEqual(['Spain', 'England', 'England', 'England', 'Germany'])
})
