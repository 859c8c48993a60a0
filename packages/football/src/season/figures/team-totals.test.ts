import { describe, expect, test } from 'vitest'
import type { FigureDetail } from '../../match/player-figures.ts'
import type { DetailValue } from '../../records/season.ts'
import { teamTotals } from './team-totals.ts'

const season = (details: Record<number, DetailValue>): FigureDetail[] =>
  Object.entries(details).map(([type, value]) => ({ type_id: Number(type), value }))
const grounds = (home: number, away: number) => ({
  all: { count: home + away },
  home: { count: home },
  away: { count: away },
})
/** Ten matches: 5 won, 3 drawn, 2 lost. */
const first = season({
  214: grounds(3, 2),
  215: grounds(1, 2),
  216: grounds(1, 1),
  52: grounds(10, 6),
  88: grounds(4, 5),
  194: grounds(2, 1),
  34: { count: 50, average: 5 },
  45: { count: 600, average: 60 },
  47: { scored: 2, missed: 1, conversion_rate: 66.67 },
  196: { '0-15': { count: 4 }, '15-30': { count: 1 }, '75-90': { count: 3 } },
  211: { rating: 7.1, player_id: 8, player_name: 'Ada' },
})
/** Five matches, all won at home. */
const second = season({
  214: grounds(5, 0),
  215: grounds(0, 0),
  216: grounds(0, 0),
  52: grounds(9, 0),
  88: grounds(0, 0),
  194: grounds(5, 0),
  34: { count: 8, average: 4, matches: 2 },
  45: { count: 90, average: 45, matches: 2 },
  47: { scored: 1, missed: 0, conversion_rate: 100 },
  196: { '0-15': { count: 5 }, '15-30': { count: 0 }, '75-90': { count: 4 } },
  211: { rating: 7.4, player_id: 3, player_name: 'Bea' },
})

describe('the figures of seasons together', () => {
  const both = teamTotals([first, second])

  test('results and goals are added up, at home and away apart', () => {
    expect(both.matches).toEqual({ all: 15, home: 10, away: 5 })
    expect(both.wins).toEqual({ all: 10, home: 8, away: 2 })
    expect(both.goals).toEqual({ all: 25, home: 19, away: 6 })
    expect(both.cleanSheets).toEqual({ all: 8, home: 7, away: 1 })
    expect(both.penalties).toEqual({ scored: 3, missed: 1 })
  })

  test('averages are made again from sums and matches, not averaged', () => {
    expect(both.goalsAverage).toEqual({ all: 1.67, home: 1.9, away: 1.2 })
    expect(both.counted.corners).toEqual({ count: 58, average: 4.83, matches: 12 })
    expect(both.possession).toEqual({ count: null, average: 57.5, matches: 12 })
  })

  test('goals by quarter of an hour are added up, a part that is unknown has none', () => {
    expect(both.scoredMinutes).toEqual([9, 1, 0, 0, 0, 7])
    expect(both.concededMinutes).toBeNull()
  })

  test('the best player is the one with the highest rating of any season', () => {
    expect(both.bestPlayer).toEqual({ id: 3, name: 'Bea', rating: 7.4 })
  })
})

test('one season is as it is reported', () => {
  const { matches, possession, counted } = teamTotals([first])
  expect([matches.all, possession.average, counted.corners]).toEqual([10, 60, { count: 50, average: 5, matches: 10 }])
})

test('figures that no season reports are unknown, never 0', () => {
  const none = teamTotals([[], []])
  expect(none.matches).toEqual({ all: null, home: null, away: null })
  expect(none.counted.fouls).toEqual({ count: null, average: null, matches: null })
  expect(none).toMatchObject({ penalties: { scored: null, missed: null }, bestPlayer: null, scoredMinutes: null })
  expect(teamTotals([]).goalsAverage.all).toBeNull()
})

test('a season that does not report a figure takes no part in its average', () => {
  const unreported = season({ 214: grounds(1, 0), 215: grounds(0, 0), 216: grounds(0, 0) })
  expect(teamTotals([first, unreported]).counted.corners).toEqual({ count: 50, average: 5, matches: 10 })
  expect(teamTotals([first, unreported]).goalsAverage.all).toBe(1.6)
})

test('a count in unknown matches has no average; count and average share the matches between them', () => {
  const lone = season({ 34: { count: 12, average: 6 }, 56: { count: 9 } })
  const { counted } = teamTotals([lone])
  expect(counted.corners).toEqual({ count: 12, average: 6, matches: 2 })
  expect(counted.fouls).toEqual({ count: 9, average: null, matches: null })
})

test('shots are reported as a total', () => {
  expect(teamTotals([season({ 1677: { total: 30, average: 15, on_target: 9 } })]).counted.shots).toEqual({
    count: 30,
    average: 15,
    matches: 2,
  })
})

test.each([
  ['corners', 34],
  ['attacks', 43],
  ['dangerousAttacks', 44],
  ['tackles', 78],
  ['offsides', 51],
  ['fouls', 56],
  ['yellow', 84],
  ['red', 83],
])('%s are counted from type %i, and nothing else is', (figure, type) => {
  const { counted } = teamTotals([season({ [type]: { count: 12, average: 6 } })])
  const known = Object.entries(counted).filter(([, { count }]) => count !== null)
  expect(known).toEqual([[figure, { count: 12, average: 6, matches: 2 }]])
})

test('second yellows are among yellow and red cards; what counts alone give is said', () => {
  const { counted } = teamTotals([
    season({ 84: { count: 20, average: 2 }, 85: { count: 3, average: 0.3 }, 83: { count: 1, average: 0.1 } }),
    season({ 84: { count: 10, average: 2, counts_only: 5 }, 83: { count: 2, average: 0.4, counts_only: 5 } }),
  ])
  expect(counted).toMatchObject({
    yellow: { count: 33, average: 2.2, matches: 15, countsOnly: 5 },
    secondYellow: { count: 3, average: 0.3, matches: 10 },
    red: { count: 6, average: 0.4, matches: 15, countsOnly: 5 },
  })
})
