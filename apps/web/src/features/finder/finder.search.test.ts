import { expect, test } from 'vitest'
import { finderOf, readFinderSearch, searchOf, searchOfText } from './finder.search.ts'

test('an address comes back as it was', () => {
  const search = { bet: 'over', leagues: '3,9', days: 6, where: 'priceHome:1.8..2.3,homeRest:3..' } as const
  expect(readFinderSearch(search)).toEqual(search)
  expect(searchOf(finderOf(search))).toEqual(search)
  expect(searchOfText('bet=over&leagues=3%2C9&days=6&where=priceHome%3A1.8..2.3%2ChomeRest%3A3..')).toEqual(search)
})

test('invalid values are left out, and the rest stays', () => {
  const search = readFinderSearch({
    bet: 'home',
    leagues: 'x,7,7',
    days: '8,1',
    where: 'height:1..2,homeRest:3..,homeRest:4..',
  })
  expect(search).toEqual({ bet: undefined, leagues: 7, days: 1, where: 'homeRest:3..' })
  expect(readFinderSearch({ bet: 3, where: 5, leagues: {}, days: [] })).toEqual({})
})
