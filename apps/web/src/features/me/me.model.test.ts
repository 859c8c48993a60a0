import { expect, test } from 'vitest'
import { linesOf, type Match, nowAndTonight, sideOf } from './me.model.ts'

const match = (match_id: number, more: Partial<Match> = {}) =>
  ({
    ...{ match_id, status: 1, kickoff_known: true, start_dt: '2026-11-20T20:00:00.000Z', score: null, shootout: null },
    ...{ local_id: 1, local_name: 'Arsenal', visitor_id: 2, visitor_name: 'Chelsea', odds: null },
    ...more,
  }) as Match

const live = match(1, { state_id: 22, status: 22 })
const over = match(2, { status: 5, score: { home: 1, away: 3 }, start_dt: '2026-11-20T12:00:00.000Z' })
const later = match(3)
const elsewhere = match(4, { start_dt: '2026-11-23T20:00:00.000Z' })
const followed = match(5, { start_dt: '2026-11-28T20:00:00.000Z' })

test('matches in play come first, then later ones today, then those over, then followed matches of other days', () => {
  const all = [followed, over, elsewhere, later, live]
  const shown = nowAndTonight(all, { followed: new Set([5]), today: '2026-11-20', zone: '+0' })
  expect(shown.map(({ match_id }) => match_id)).toEqual([1, 3, 2, 5])
})

test('a match after midnight belongs to the day of the viewer', () => {
  const night = match(6, { start_dt: '2026-11-21T02:00:00.000Z' })
  expect(nowAndTonight([night], { followed: new Set(), today: '2026-11-20', zone: '-5' })).toEqual([night])
  expect(nowAndTonight([night], { followed: new Set(), today: '2026-11-20', zone: '+0' })).toEqual([])
})

test('a team shows what it plays now, or else what comes next, with its last match', () => {
  const byId = new Map([live, over, later, elsewhere].map((one) => [one.match_id, one]))
  expect(linesOf([2, 1, 3], byId).map(({ role, match: { match_id } }) => [role, match_id])).toEqual([
    ['now', 1],
    ['last', 2],
    ['next', 3],
  ])
  expect(linesOf([2, 4, 3, 99], byId).map(({ role, match: { match_id } }) => [role, match_id])).toEqual([
    ['next', 3],
    ['last', 2],
    ['then', 4],
  ])
})

test('a result is seen from the side of the team, and penalties decide', () => {
  expect(sideOf(over, 1)).toMatchObject({ isHome: true, opponent: 'Chelsea', goals: [1, 3], result: 'L' })
  expect(sideOf(over, 2)).toMatchObject({ isHome: false, opponent: 'Arsenal', goals: [3, 1], result: 'W' })
  const drawn = match(7, { status: 8, score: { home: 1, away: 1 }, shootout: { home: 3, away: 4 } })
  expect(sideOf(drawn, 1).result).toBe('L')
  expect(sideOf(live, 1).result).toBeNull()
})
