import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../time/durations.ts'
import { type HiddenScores, hidesAny, NOTHING_HIDDEN } from './hidden-scores.ts'
import { hiddenTeams, hidesScore, joinHidden } from './hides-score.ts'

const NOW = Date.parse('2026-03-08T20:00:00Z')

const hoursAgo = (hours: number) => NOW - hours * HOUR_MS
const match = (hours: number, id = 1) => ({ id, kickoff: hoursAgo(hours), teams: [10, 20] as const })

describe('a score is', () => {
  test.each([
    ['shown to who hides nothing', {}, 2, false],
    ['hidden everywhere', { everywhere: true }, 2, true],
    ['hidden before there is one', { everywhere: true }, -20, true],
    ['shown again two days after the kick-off', { everywhere: true }, 49, false],
    ['hidden for a team at home', { teams: [10] }, 2, true],
    ['hidden for a team away', { teams: [20] }, 2, true],
    ['shown for others', { teams: [30] }, 2, false],
    ['hidden for a match, however long ago', { matches: [[1, 10, 20]] }, 500, true],
    ['shown for another match', { matches: [[2, 10, 20]] }, 2, false],
    ['shown once it is uncovered', { everywhere: true, matches: [[1, 10, 20]], shown: [1] }, 2, false],
    ['shown when it began before all were uncovered', { everywhere: true, shownUntil: hoursAgo(1) }, 2, false],
    ['hidden when it is named after all were uncovered', { matches: [[1, 10, 20]], shownUntil: hoursAgo(1) }, 2, true],
    ['hidden when it began after all were uncovered', { everywhere: true, shownUntil: hoursAgo(3) }, 2, true],
  ] as [string, Partial<HiddenScores>, number, boolean][])('%s', (_, wish, hours, hidden) => {
    expect(hidesScore({ ...NOTHING_HIDDEN, ...wish }, match(hours), NOW)).toBe(hidden)
  })
})

test('table places and form are hidden of the teams whose matches are, for as long as these are', () => {
  const teams = (wish: Partial<HiddenScores>) => hiddenTeams({ ...NOTHING_HIDDEN, ...wish }, NOW)
  expect(teams({ everywhere: true })).toBe('all')
  expect(teams({ teams: [10], matches: [[1, 20, 30]] })).toEqual(new Set([10, 20, 30]))
  expect(teams({ matches: [[1, 20, 30]], shown: [1] })).toEqual(new Set())
  expect(teams({ everywhere: true, shownUntil: hoursAgo(0.5) })).toEqual(new Set())
  expect(teams({ everywhere: true, shownUntil: hoursAgo(2) })).toBe('all')
  expect(teams({ matches: [[1, 20, 30]], shownUntil: hoursAgo(0.5) })).toEqual(new Set([20, 30]))
})

test('uncovered matches alone hide nothing', () => {
  expect(hidesAny({ ...NOTHING_HIDDEN, shown: [1] })).toBe(false)
  expect(hidesAny({ ...NOTHING_HIDDEN, teams: [1] })).toBe(true)
})

test('of two wishes all that one of them hides is hidden, and what was uncovered in one was seen', () => {
  const here = { ...NOTHING_HIDDEN, teams: [10], matches: [[1, 10, 20]], shown: [5], shownUntil: 2 } as const
  const there = {
    ...NOTHING_HIDDEN,
    everywhere: true,
    teams: [10, 30],
    matches: [[1, 10, 20]],
    shown: [6],
    shownUntil: 1,
  } as const
  expect(joinHidden(here, there)).toEqual({
    ...{ everywhere: true, teams: [10, 30], matches: [[1, 10, 20]], shown: [6, 5], shownUntil: 2 },
  })
})

test('of two wishes that began as one all changes are kept, also what was taken back', () => {
  const base = {
    ...NOTHING_HIDDEN,
    everywhere: true,
    teams: [10, 20],
    matches: [[1, 10, 20]],
    shown: [5],
    shownUntil: 7,
  } as const
  const here = { ...base, everywhere: false, teams: [20], shown: [5, 6] } as const
  const there = { ...base, teams: [10, 20, 30], matches: [], shownUntil: 9 } as const
  const both = { everywhere: false, teams: [20, 30], matches: [], shown: [5, 6], shownUntil: 9 }
  expect(joinHidden(here, there, base)).toEqual(both)
  expect(joinHidden(there, here, base)).toEqual({ ...both, teams: [20, 30] })
  expect(joinHidden(base, there, base)).toEqual(there)
  expect(joinHidden({ ...base, shownUntil: 0 }, base, base).shownUntil).toBe(0)
})
