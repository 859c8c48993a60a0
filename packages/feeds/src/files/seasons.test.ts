import { DAY_MS } from '@touchline/football'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { majoritySeason, seasonOfDay, seasonsOfRows } from './seasons.ts'

it('ends a season on 30 June', () => {
  expect(seasonOfDay('2024-06-30')).toBe('2023/2024')
  expect(seasonOfDay('2024-07-01')).toBe('2024/2025')
})

it('keeps a season played out in July together', () => {
  expect(majoritySeason(['2019-08-09', '2020-03-08', '2020-07-26'])).toBe('2019/2020')
  expect(majoritySeason([])).toBeNull()
})

/** A number of match days of a season, a week apart. */
const weeks = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => new Date(Date.parse(from) + week * 7 * DAY_MS).toISOString().slice(0, 10))

it('keeps seasons of one file apart, also where the first went on in July', () => {
  const [before, played, next] = [weeks('2019-08-10', 30), weeks('2020-06-20', 7), weeks('2020-09-12', 30)]
  const seasons = seasonsOfRows([...before, ...played, ...next])
  expect(seasons.slice(0, 37).every((season) => season === '2019/2020')).toBe(true)
  expect(seasons.slice(37).every((season) => season === '2020/2021')).toBe(true)
})

it('finds no season in a few mistyped years', () => {
  const days = weeks('2002-08-17', 30)
  days.splice(10, 2, '2020-10-26', '1902-11-02')
  expect(
    seasonsOfRows(days)
      .map((season) => season ?? '?')
      .filter((season) => season !== '2002/2003'),
  ).toEqual(['?', '?'])
})

it('gives every season put together its own rows, in whatever order they stand', () => {
  const years = fc.uniqueArray(fc.integer({ min: 1994, max: 2024 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(years, (all) => {
      const rows = all.flatMap((year) => weeks(`${year}-08-15`, 30))
      const expected = all.flatMap((year) => weeks(`${year}-08-15`, 30).map(() => `${year}/${year + 1}`))
      expect(seasonsOfRows(rows)).toEqual(expected)
    }),
  )
})
