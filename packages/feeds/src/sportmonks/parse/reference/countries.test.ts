import { REGION } from '@touchline/football'
import { expect, it } from 'vitest'
import { country } from './context.testing.ts'
import { countryOf, parseCountries } from './countries.ts'

it('finds our country by two letters, football code and name', () => {
  const { countries, problems } = parseCountries([
    { id: 20, name: 'Portugal', fifa_name: 'POR', iso2: 'PT' },
    { id: 122, name: 'Kosovo', fifa_name: null, iso2: 'XK' },
    { id: 7, name: 'Elfenbeinküste', fifa_name: 'CIV', iso2: null },
    { id: 8, name: 'Korea\u00a0Republic', fifa_name: null, iso2: null },
    { id: 41, name: 'Europe', fifa_name: null, iso2: null },
  ])
  expect(problems).toEqual([])
  expect([...countries]).toEqual([
    [20, country('Portugal')],
    [122, country('Kosovo')],
    [7, country('Ivory Coast')],
    [8, country('South Korea')],
    [41, REGION.europe],
  ])
})

it('takes the United Kingdom for England and distinguishes the other home nations by name, though all share GB', () => {
  const { countries } = parseCountries([
    { id: 462, name: 'United Kingdom', fifa_name: 'GBR', iso2: 'GB' },
    { id: 1161, name: 'Scotland', fifa_name: 'SCO', iso2: 'GB' },
    { id: 515, name: 'Wales', fifa_name: null, iso2: 'GB' },
    { id: 516, name: 'Irlanda del Norte', fifa_name: 'NIR', iso2: 'GB' },
    { id: 517, name: 'Reino de Gran Bretaña', fifa_name: null, iso2: 'GB' },
  ])
  expect([...countries.values()]).toEqual(
    ['England', 'Scotland', 'Wales', 'Northern Ireland', 'England'].map((name) => country(name)),
  )
})

it('reports a country that is not in our list, of one without an id and of a row that is none', () => {
  const { countries, problems } = parseCountries([{ id: 900, name: 'Atlantis', iso2: 'AA' }, { name: 'Spain' }, 5])
  expect(countries.size).toBe(0)
  expect(problems).toEqual([
    { kind: 'country', key: '900', reason: 'Atlantis is not in our list.' },
    { kind: 'country', key: '?', reason: 'Spain has no id.' },
    { kind: 'country', key: '?', reason: 'A country without a name is not in our list.' },
  ])
})

it('takes the country reported inside a row where its id is not known', () => {
  const context = { country: () => null }
  expect(countryOf({ country_id: 99, country: { id: 99, name: 'Denmark', iso2: 'DK' } }, context)).toBe(
    country('Denmark'),
  )
  expect(countryOf({ country_id: 99 }, context)).toBeNull()
})
