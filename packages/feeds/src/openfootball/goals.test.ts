import { describe, expect, it } from 'vitest'
import type { FileResult } from '../files/file-source.ts'
import { parseMatches, shortProblems } from './sample.testing.ts'

const GAME = { round: 'Final', date: '2018-07-15', team1: 'France', team2: 'Croatia' }

function parseGoals(ft: readonly number[], goals1: readonly object[], goals2: readonly object[]): FileResult {
  return parseMatches('World Cup 2018', [{ ...GAME, score: { ft }, goals1, goals2 }])
}

const reported = ({ batch }: FileResult): string[] =>
  (batch.events?.[0]?.events ?? []).map(
    ({ key, type, minute, extraMinute, side, playerName, result }) =>
      `${key}: ${type} ${minute}+${extraMinute ?? 0} ${side} ${playerName} ${result ?? '-'}`,
  )

describe('goals', () => {
  it('come in the order they fell, with the score after each, own goals and penalties marked', () => {
    const result = parseGoals(
      [2, 1],
      [
        { name: 'Mandžukić', minute: 18, owngoal: true },
        { name: 'Griezmann', minute: 38, penalty: true },
      ],
      [{ name: 'Perišić', minute: 28 }],
    )
    expect(reported(result)).toEqual([
      'home 18 Mandžukić: 15 18+0 home Mandžukić 1-0',
      'away 28 Perišić: 14 28+0 away Perišić 1-1',
      'home 38 Griezmann: 16 38+0 home Griezmann 2-1',
    ])
    expect(result.batch.events?.[0]?.events.every((event) => event.player === null)).toBe(true)
  })

  it('fall in added time, written either way', () => {
    const result = parseGoals(
      [2, 0],
      [
        { name: 'A', minute: 90, offset: 4 },
        { name: 'B', minute: "45'+1" },
      ],
      [],
    )
    expect(reported(result)).toEqual(['home 45+1 B: 14 45+1 home B 1-0', 'home 90+4 A: 14 90+4 home A 2-0'])
  })

  it('have no score after them where both sides scored in a minute', () => {
    const result = parseGoals(
      [1, 2],
      [{ name: 'A', minute: 30 }],
      [
        { name: 'B', minute: 30 },
        { name: 'C', minute: 31 },
      ],
    )
    expect(result.batch.events?.[0]?.events.map((event) => event.result)).toEqual([null, null, '1-2'])
  })

  it('keep keys apart where one player scores twice in a minute', () => {
    const result = parseGoals(
      [2, 0],
      [
        { name: 'A', minute: 90 },
        { name: 'A', minute: 90 },
      ],
      [],
    )
    expect(result.batch.events?.[0]?.events.map((event) => event.key)).toEqual(['home 90 A', 'home 90 A 2'])
  })

  it.each([
    ['too few', [{ name: 'A', minute: 3 }]],
    ['one without a minute', [{ name: 'A', minute: 3 }, { name: 'B' }]],
  ])('are left out where they are %s for the score, and that is reported', (_, goals) => {
    const result = parseGoals([2, 0], goals, [])
    expect(result.batch.events).toEqual([])
    expect(shortProblems(result)).toEqual([
      `France - Croatia 2018-07-15 | goals | the goals listed (${goals.length}-0) are not those of 2-0`,
    ])
  })
})
