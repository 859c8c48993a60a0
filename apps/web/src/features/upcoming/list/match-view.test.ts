import { describe, expect, test } from 'vitest'
import { listed } from '../upcoming.testing.ts'
import { leaderOf, lowestPrice, matchAddress, rowWords, startParts, timeCell } from './match-view.ts'

describe('the beginning of a row', () => {
  test('a match in play is live, one to come shows its time, one without a time its date', () => {
    expect(timeCell(listed({ state_id: 22, status: 22 }))).toEqual({ kind: 'live' })
    expect(timeCell(listed({ status: 1 }))).toEqual({ kind: 'time' })
    expect(timeCell(listed({ status: 1, kickoff_known: false }))).toEqual({ kind: 'date' })
  })

  test('only state_id makes a match live', () => {
    expect(timeCell(listed({ status: 22 })).kind).toBe('state')
  })

  test('postponed and interrupted carry their word, a final result is separate', () => {
    expect(timeCell(listed({ status: 10 }))).toEqual({ kind: 'state', key: 'post', over: false })
    expect(timeCell(listed({ status: 26 }))).toEqual({ kind: 'state', key: 'pending', over: false })
    expect(timeCell(listed({ status: 5 }))).toEqual({ kind: 'state', key: 'ft', over: true })
  })

  test('the unused state shows nothing', () => {
    expect(timeCell(listed({ status: 24 }))).toEqual({ kind: 'time' })
  })
})

test('the link of a row says the teams with the score, or with the start where there is none', () => {
  const teams = { local_name: 'Arsenal', visitor_name: 'Chelsea', start_dt: '2026-11-20T17:30:00.000Z' }
  const words = (given: Parameters<typeof listed>[0]) =>
    rowWords(listed({ ...teams, ...given }), { day: '2026-11-20', zone: '+0' })
  expect(words({ score: null })).toBe('Arsenal – Chelsea, 17:30')
  expect(words({ score: null, start_dt: '2026-11-19T10:00:00.000Z' })).toBe('Arsenal – Chelsea, 19/11 10:00')
  expect(words({ score: { home: 2, away: 1 } })).toBe('Arsenal – Chelsea, 2–1')
})

describe('the start of a match', () => {
  const start = (given: Parameters<typeof listed>[0], zone = '+0') => startParts(listed(given), '2026-11-20', zone)

  test('is the time alone on the day of the list, in the chosen offset', () => {
    expect(start({ start_dt: '2026-11-20T17:30:00.000Z' })).toEqual({ date: null, time: '17:30' })
    expect(start({ start_dt: '2026-11-20T17:30:00.000Z' }, '-5')).toEqual({ date: null, time: '12:30' })
  })

  test('carries its date when the match began on another day', () => {
    expect(start({ start_dt: '2026-11-19T10:00:00.000Z', status: 11 })).toEqual({ date: '19/11', time: '10:00' })
  })

  test('is a date without a time when the time is not known, the same in every offset', () => {
    const unknown = { start_dt: '2026-11-20T00:00:00.000Z', kickoff_known: false }
    expect(start(unknown, '-8')).toEqual({ date: '20/11', time: null })
  })
})

describe('the highlighted side', () => {
  const score = { home: 1, away: 1 }

  test('the side with more goals, live and afterwards', () => {
    expect(leaderOf(listed({ state_id: 2, status: 2, score: { home: 0, away: 1 } }))).toBe('away')
    expect(leaderOf(listed({ status: 5, score: { home: 3, away: 1 } }))).toBe('home')
  })

  test('penalties decide where there were any, nobody stands out when level', () => {
    expect(leaderOf(listed({ status: 8, score, shootout: { home: 3, away: 4 } }))).toBe('away')
    expect(leaderOf(listed({ status: 5, score }))).toBeNull()
  })

  test('an abandoned match has no winner', () => {
    expect(leaderOf(listed({ status: 15, score: { home: 2, away: 0 } }))).toBeNull()
  })
})

test('the lowest price is the one that stands out, none without prices', () => {
  const price = (decimal: number) => ({ '0': decimal, '1': 0 })
  expect(lowestPrice([price(3.1), price(3.3), price(2.3)])).toBe(2)
  expect(lowestPrice(null)).toBeNull()
})

test('a row leads to the match page with match, country id and country name', () => {
  const match = listed({ match_id: 77, league_country: { id: 5, code: 'xx', name: 'Côte & Cie' } })
  expect(matchAddress(match)).toBe('/soccer?mid=77&cid=5&cn=C%C3%B4te+%26+Cie')
})
