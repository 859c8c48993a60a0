import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nameKey } from '../text.ts'
import { COUNTRIES, countryById, REGION } from './countries.ts'
import { COUNTRY_ALIASES } from './country-aliases.ts'
import { countryByFifaCode, countryByName, searchCountries } from './country-search.ts'

describe('the list of countries and regions', () => {
  test('every id, English name and football code is unique', () => {
    for (const field of ['id', 'name', 'fifa'] as const) {
      const values = COUNTRIES.map((country) => country[field]).filter((value) => value !== null)
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('regions have ids below 11, countries from 11 upward and lie in a region', () => {
    for (const country of COUNTRIES) {
      expect(country.region).toBe(country.id < 11)
      expect(country.region ? country.continent === null : countryById(country.continent ?? 0)?.region).toBe(true)
    }
  })

  test.each([
    [1, 'World'],
    [2, 'Europe'],
    [39, 'Brazil'],
    [72, 'England'],
    [178, 'Portugal'],
    [242, 'Zimbabwe'],
  ])('id %i is %s for ever', (id, name) => {
    expect(countryById(id)?.name).toBe(name)
  })

  test('an id that is not given out is nobody', () => {
    expect(countryById(0)).toBeNull()
    expect(countryById(9999)).toBeNull()
  })

  test('the parts of the United Kingdom are countries of their own, and there is no fifth one', () => {
    const flags = COUNTRIES.map((country) => country.code).filter((code) => code.startsWith('gb'))
    expect(flags.sort()).toEqual(['gb-eng', 'gb-nir', 'gb-sct', 'gb-wls'])
  })

  test('every flag exists in the flag set', () => {
    const flags = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')
    expect(COUNTRIES.filter((country) => !existsSync(join(flags, `${country.code}.svg`)))).toEqual([])
  })
})

describe('a country by name', () => {
  test('every country is found by its English name', () => {
    for (const country of COUNTRIES) {
      expect(countryByName(country.name)).toBe(country)
    }
  })

  test('every other name belongs to a country of the list and to one only', () => {
    for (const [name, aliases] of Object.entries(COUNTRY_ALIASES)) {
      for (const alias of aliases) expect([alias, countryByName(alias)?.name]).toEqual([alias, name])
      const keys = aliases.map(nameKey)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test.each([
    ['usa', 'United States'],
    ['Korea Republic', 'South Korea'],
    ['TÜRKIYE', 'Turkey'],
    ['Holland', 'Netherlands'],
    ["Cote d'Ivoire", 'Ivory Coast'],
    ['sao tome e principe', 'São Tomé and Príncipe'],
    ['Ireland Republic', 'Ireland'],
    ['Soviet Union', 'Russia'],
    ['United Kingdom', 'England'],
    ['St. Lucia', 'Saint Lucia'],
  ])('%s is %s', (name, expected) => {
    expect(countryByName(name)?.name).toBe(expected)
  })

  test('a name nobody has is nobody', () => {
    expect(countryByName('Atlantis')).toBeNull()
    expect(countryByName('')).toBeNull()
  })
})

test('a football code finds its country in either case', () => {
  expect(countryByFifaCode('por')?.name).toBe('Portugal')
  expect(countryByFifaCode('SUI')?.name).toBe('Switzerland')
  expect(countryByFifaCode('XYZ')).toBeNull()
})

describe('searching countries', () => {
  test('names that begin with the text come first', () => {
    expect(searchCountries('guinea').map((country) => country.name)).toEqual([
      'Guinea',
      'Guinea-Bissau',
      'Equatorial Guinea',
      'Papua New Guinea',
    ])
  })

  test('accents and language do not matter', () => {
    expect(searchCountries('alem', (name) => (name === 'Germany' ? 'Alemanha' : name))[0]?.name).toBe('Germany')
    expect(searchCountries('AFRICA')[0]?.id).toBe(REGION.africa)
  })

  test('nothing typed finds nothing', () => {
    expect(searchCountries(' ')).toEqual([])
  })
})
