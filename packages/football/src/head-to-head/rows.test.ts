import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Score } from '../records/fixture.ts'
import { cornerComment, cornersOf, cornersRows, goalsOf, goalsRows, pairRowOpens } from './rows.ts'
import { anyMatch, corner, goals, HOME, sampleMatch, sampleScores, sampleSides, swapSides } from './sample.testing.ts'

const score = (home: number, away: number, half: Score | null = null) => sampleScores([home, away], half)

describe('goals of a match and its halves', () => {
  test('minutes below 46 are the first half, added time included; minutes above 45 the second', () => {
    const match = sampleMatch({
      scores: score(2, 1),
      goals: [...goals('home', 45, 90), ...goals('away', 46)],
    })
    expect(goalsOf(match, 0)).toEqual({ home: 2, away: 1 })
    expect(goalsOf(match, 1)).toEqual({ home: 1, away: 0 })
    expect(goalsOf(match, 2)).toEqual({ home: 1, away: 1 })
  })

  test('without minutes the half-time score splits the goals', () => {
    const match = sampleMatch({ scores: score(3, 1, [1, 1]) })
    expect(goalsOf(match, 1)).toEqual({ home: 1, away: 1 })
    expect(goalsOf(match, 2)).toEqual({ home: 2, away: 0 })
  })

  test('goals that do not add up to the score are not trusted for the halves', () => {
    const match = sampleMatch({ scores: score(3, 0, [2, 0]), goals: goals('home', 80) })
    expect(goalsOf(match, 1)).toEqual({ home: 2, away: 0 })
    expect(goalsOf(match, 2)).toEqual({ home: 1, away: 0 })
  })

  test.each<[Score | null]>([[null], [[4, 0]]])('with half-time score %s and no minutes a half is unknown', (half) => {
    const match = sampleMatch({ scores: score(2, 1, half) })
    expect(goalsOf(match, 1)).toEqual({ home: null, away: null })
    expect(goalsOf(match, 2)).toEqual({ home: null, away: null })
  })

  test('a goalless match is goalless in both halves', () => {
    expect(goalsOf(sampleMatch({ scores: score(0, 0) }), 2)).toEqual({ home: 0, away: 0 })
  })
})

describe('corners of a match and its halves', () => {
  test('a race to a number of corners is crossed out and not counted', () => {
    const corners = [corner('home', 10), corner('home', 20, 'Race to 3 Corners'), corner('away', 60)]
    expect(cornersOf(sampleMatch({ corners }), 0)).toEqual({ home: 1, away: 1 })
    expect(corners.map(cornerComment)).toEqual(['', 'X', ''])
  })

  test('a known 0–0 is 0–0, unknown corners are unknown', () => {
    const none = sampleSides({ corners: 0 }, { corners: 0 })
    for (const half of [0, 1, 2] as const) {
      expect(cornersOf(sampleMatch({ sides: none }), half)).toEqual({ home: 0, away: 0 })
      expect(cornersOf(sampleMatch(), half)).toEqual({ home: null, away: null })
    }
  })

  test('without minutes the whole is known and a half is not', () => {
    const sides = sampleSides({ corners: 7 }, { corners: 4 })
    expect(cornersOf(sampleMatch({ sides }), 0)).toEqual({ home: 7, away: 4 })
    expect(cornersOf(sampleMatch({ sides }), 1)).toEqual({ home: null, away: null })
  })

  test('corners listed only in part leave the halves unknown', () => {
    const sides = sampleSides({ corners: 3 }, { corners: 1 })
    const match = sampleMatch({ sides, corners: [corner('home', 10), corner('away', 50)] })
    expect(cornersOf(match, 0)).toEqual({ home: 3, away: 1 })
    expect(cornersOf(match, 2)).toEqual({ home: null, away: null })
  })
})

describe('result and colour of a row', () => {
  test('they are seen from the home team of the upcoming match, wherever the match was played', () => {
    const matches = [
      sampleMatch({ scores: score(2, 0) }),
      swapSides(sampleMatch({ scores: score(2, 0) })),
      sampleMatch({ scores: score(1, 1) }),
      sampleMatch({ scores: score(0, 1) }),
      sampleMatch(),
    ]
    expect(goalsRows(matches, 0, HOME).map((row) => row.colour)).toEqual([
      '#28a745',
      '#28a745',
      '#ffc107',
      '#dc3545',
      null,
    ])
  })

  test('a row opens only when it is known and not 0–0', () => {
    expect([
      pairRowOpens({ home: 0, away: 0 }),
      pairRowOpens({ home: 0, away: 1 }),
      pairRowOpens({ home: null, away: 3 }),
    ]).toEqual([false, true, false])
  })
})

describe('any match', () => {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

  test('both halves together are the whole match', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(goalsOf, cornersOf), (match, of) => {
        const [full, first, second] = [of(match, 0), of(match, 1), of(match, 2)]
        for (const side of ['home', 'away'] as const) {
          expect(first[side] === null).toBe(second[side] === null)
          if (first[side] !== null) expect(sum(first[side], second[side])).toBe(full[side])
        }
      }),
    )
  })

  test('a match with every goal timed and half-time unknown still has its halves', () => {
    const minutes = fc.array(fc.nat(90))
    fc.assert(
      fc.property(minutes, minutes, (own, other) => {
        const scores = score(own.length, other.length)
        const match = sampleMatch({ scores, goals: [...goals('home', ...own), ...goals('away', ...other)] })
        expect(goalsOf(match, 1).home).not.toBeNull()
        expect(sum(goalsOf(match, 1).home, goalsOf(match, 2).home)).toBe(own.length)
      }),
    )
  })

  test('played at the other ground, only the sides change', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(0, 1, 2), fc.constantFrom(goalsRows, cornersRows), (match, half, rows) => {
        const [here] = rows([match], half, HOME)
        const [there] = rows([swapSides(match)], half, HOME)
        expect(there).toMatchObject({ home: here?.away, away: here?.home, result: here?.result })
      }),
    )
  })
})
