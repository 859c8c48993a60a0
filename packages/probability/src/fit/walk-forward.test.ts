import { describe, expect, test } from 'vitest'
import { dayNumber } from '../ratings/rated-match.ts'
import { seasonOf, walkForward } from './walk-forward.ts'

const rows = Array.from({ length: 12 }, (_, at) => ({ day: dayNumber(`${2010 + at}-10-01`), year: 2010 + at }))
const yearsOf = (list: readonly { year: number }[]) => list.map(({ year }) => year)

describe('fits made in July', () => {
  test('a season begins with July', () => {
    expect(seasonOf(dayNumber('2024-06-30'))).toBe(2023)
    expect(seasonOf(dayNumber('2024-07-01'))).toBe(2024)
    expect(seasonOf(dayNumber('2025-01-01'))).toBe(2024)
  })

  test('each season is forecast from the up to eight before it, the first two with the last fit', () => {
    const fits = walkForward(rows, yearsOf, [])
    expect(fits.get(2010)).toEqual([])
    expect(fits.get(2011)).toEqual([])
    expect(fits.get(2012)).toEqual([2010, 2011])
    expect(fits.get(2021)).toEqual([2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020])
  })

  test('the order of the matches does not matter to which seasons are used, and a fit that fails leaves the last one', () => {
    const fits = walkForward(rows.toReversed(), yearsOf, [])
    expect(fits.get(2015)).toEqual([2010, 2011, 2012, 2013, 2014])
    expect(walkForward(rows, () => null, [1]).get(2020)).toEqual([1])
  })
})
