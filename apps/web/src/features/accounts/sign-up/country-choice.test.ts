import { expect, test } from 'vitest'
import { countryNameIn } from '../../../app/i18n/countries.ts'
import { countryCalled, homesFor } from './country-choice.ts'

test('lists every country by its name in the language, without regions', () => {
  const names = homesFor('', 'pt').map((country) => countryNameIn('pt', country))
  expect(names).toContain('Alemanha')
  expect(names).not.toContain('Europa')
  expect(names.indexOf('Áustria')).toBeLessThan(names.indexOf('Brasil'))
})

test('a typed text finds countries by either name, never a region', () => {
  expect(homesFor('alemanh', 'en').map(({ name }) => name)).toEqual(['Germany'])
  expect(homesFor('euro', 'en')).toEqual([])
})

test('a name typed in full is a choice, a part of one or a region is not', () => {
  expect(countryCalled(' portugal ')?.code).toBe('pt')
  expect(countryCalled('portug')).toBeNull()
  expect(countryCalled('Europe')).toBeNull()
})
