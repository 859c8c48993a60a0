import { describe, expect, test } from 'vitest'
import { scoreOf } from './fixture-score.ts'

const entries = (type_id: number, home: number, away: number) => [
  { type_id, score: { participant: 'home' as const, goals: home } },
  { type_id, score: { participant: 'away' as const, goals: away } },
]

describe('the score of a fixture', () => {
  test.each([
    ['the home side won', entries(1525, 2, 1), { home: 2, away: 1 }, null, 'home'],
    ['the away side won', entries(1525, 0, 1), { home: 0, away: 1 }, null, 'away'],
    ['level', entries(1525, 0, 0), { home: 0, away: 0 }, null, null],
    [
      'the shoot-out decides',
      [...entries(1525, 1, 1), ...entries(5, 3, 4)],
      { home: 1, away: 1 },
      { home: 3, away: 4 },
      'away',
    ],
    ['half-time alone is no score', entries(1, 1, 0), null, null, null],
    ['one side alone is no score', entries(1525, 1, 0).slice(0, 1), null, null, null],
    ['nothing is known', [], null, null, null],
  ] as const)('%s', (_, given, goals, shootout, winner) => {
    expect(scoreOf(given)).toEqual({ goals, shootout, winner })
  })
})
