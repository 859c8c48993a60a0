import { beforeAll, expect, test } from 'vitest'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { loadLanguage } from '../../../app/i18n/languages.ts'
import { countryCalled, homesFor } from './country-choice.ts'

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('pt')])
})

test('lists every country by its name in the language, without regions', () => {
  const names = homesFor('', 'pt').map((country) => translatedCountry('pt', country.name))
  expect(names).toContain('Alemanha')
  expect(names).not.toContain('Europa')
  expect(names.indexOf('Áustria')).toBeLessThan(names.indexOf('Brasil'))
})

test('a typed text finds countries by either name, never a region', () => {
  expect(homesFor('alemanh', 'pt').map(({ name }) => name)).toEqual(['Germany'])
  expect(homesFor('euro', 'en')).toEqual([])
})

test('a name typed in full is a choice, a part of one or a region is not', () => {
  expect(countryCalled(' portugal ', 'en')?.code).toBe('pt')
  expect(countryCalled('alemanha', 'pt')?.name).toBe('Germany')
  expect(countryCalled('portug', 'en')).toBeNull()
  expect(countryCalled('Europe', 'en')).toBeNull()
})
