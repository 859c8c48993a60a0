import { expect, test } from 'vitest'
import { comparisonLink, emptySide, withTeam } from './pair.ts'

const arsenal = { id: 3, name: 'Arsenal', country: 'England' }
const porto = { id: 9, name: 'Porto', country: null }

test('the same team twice is refused, on either side', () => {
  expect(withTeam({ home: arsenal, away: null }, 'away', arsenal)).toBeNull()
  expect(withTeam({ home: null, away: porto }, 'home', porto)).toBeNull()
})

test('another team takes the place of the one chosen before', () => {
  expect(withTeam({ home: arsenal, away: null }, 'home', porto)).toEqual({ home: porto, away: null })
  expect(withTeam({ home: arsenal, away: null }, 'away', porto)).toEqual({ home: arsenal, away: porto })
})

test('the way to the comparison is there once both teams are', () => {
  expect(comparisonLink({ home: arsenal, away: null })).toBeNull()
  expect(comparisonLink({ home: arsenal, away: porto })).toMatchObject({
    params: { hid: '3', aid: '9' },
    search: { hn: 'Arsenal', hc: 'England', an: 'Porto' },
  })
})

test('the home side is chosen first', () => {
  expect(emptySide({ home: null, away: null })).toBe('home')
  expect(emptySide({ home: arsenal, away: null })).toBe('away')
  expect(emptySide({ home: arsenal, away: porto })).toBeNull()
})
