import { expect, it } from 'vitest'
import { majoritySeason, parseSeason, seasonOfDay } from './seasons.ts'

it('ends a season on 30 June', () => {
  expect(seasonOfDay('2024-06-30')).toBe('2023/2024')
  expect(seasonOfDay('2024-07-01')).toBe('2024/2025')
})

it('keeps a season played out in July together', () => {
  expect(majoritySeason(['2019-08-09', '2020-03-08', '2020-07-26'])).toBe('2019/2020')
  expect(majoritySeason([])).toBeNull()
})

it.each([
  ['2012', '2012'],
  ['2012/2013', '2012/2013'],
  ['2012/13', '2012/2013'],
  ['1999-2000', '1999/2000'],
  ['1999/00', '1999/2000'],
])('reads the season %s', (cell, name) => expect(parseSeason(cell)).toBe(name))

it.each(['2012/2014', '12/13', '', 'Season'])('refuses the season %j', (cell) => expect(parseSeason(cell)).toBeNull())
