import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornerComment, cornersOf, cornersRows, goalsOf, goalsRows, pairRowOpens } from './rows.ts'
import { AWAY, anyRecord, HOME, sampleRecord, sampleStats, swapSides } from './sample.testing.ts'

const goal = (team_id: number, minute: number | null) => ({ team_id, minute })
const corner = (team_id: number, minute: number | null, comment: string | null = null) => ({ team_id, minute, comment })
const score = (home: number | null, away: number | null, half: string | null = null) => ({
  localteam_score: home,
  visitorteam_score: away,
  ht_score: half,
})

describe('goals of a match and its halves', () => {
  test('minutes below 46 are the first half, added time included; minutes above 45 the second', () => {
    const record = sampleRecord({
      scores: score(2, 1),
      goals: { data: [goal(HOME, 45), goal(AWAY, 46), goal(HOME, 90)] },
    })
    expect(goalsOf(record, 0)).toEqual({ local: 2, visitor: 1 })
    expect(goalsOf(record, 1)).toEqual({ local: 1, visitor: 0 })
    expect(goalsOf(record, 2)).toEqual({ local: 1, visitor: 1 })
  })

  test('without minutes the half-time score splits the goals', () => {
    const record = sampleRecord({ scores: score(3, 1, '1-1') })
    expect(goalsOf(record, 1)).toEqual({ local: 1, visitor: 1 })
    expect(goalsOf(record, 2)).toEqual({ local: 2, visitor: 0 })
  })

  test('goals that do not add up to the score are not trusted for the halves', () => {
    const record = sampleRecord({ scores: score(3, 0, '2-0'), goals: { data: [goal(HOME, 80)] } })
    expect(goalsOf(record, 1)).toEqual({ local: 2, visitor: 0 })
    expect(goalsOf(record, 2)).toEqual({ local: 1, visitor: 0 })
  })

  test.each([null, 'abandoned', '4-0'])('with half-time score %s and no minutes a half is unknown', (half) => {
    const record = sampleRecord({ scores: score(2, 1, half) })
    expect(goalsOf(record, 1)).toEqual({ local: null, visitor: null })
    expect(goalsOf(record, 2)).toEqual({ local: null, visitor: null })
  })

  test('a goalless match is goalless in both halves', () => {
    expect(goalsOf(sampleRecord({ scores: score(0, 0) }), 2)).toEqual({ local: 0, visitor: 0 })
  })
})

describe('corners of a match and its halves', () => {
  test('a race to so many corners is crossed out and not counted', () => {
    const data = [corner(HOME, 10), corner(HOME, 20, 'Race to 3 Corners'), corner(AWAY, 60)]
    expect(cornersOf(sampleRecord({ corners: { data } }), 0)).toEqual({ local: 1, visitor: 1 })
    expect(data.map(cornerComment)).toEqual(['', 'X', ''])
  })

  test('a known 0–0 is 0–0, unknown corners are unknown', () => {
    const none = { data: [sampleStats(HOME, { corners: 0 }), sampleStats(AWAY, { corners: 0 })] }
    for (const half of [0, 1, 2] as const) {
      expect(cornersOf(sampleRecord({ stats: none }), half)).toEqual({ local: 0, visitor: 0 })
      expect(cornersOf(sampleRecord(), half)).toEqual({ local: null, visitor: null })
    }
  })

  test('without minutes the whole is known and a half is not', () => {
    const stats = { data: [sampleStats(AWAY, { corners: 4 }), sampleStats(HOME, { corners: 7 })] }
    expect(cornersOf(sampleRecord({ stats }), 0)).toEqual({ local: 7, visitor: 4 })
    expect(cornersOf(sampleRecord({ stats }), 1)).toEqual({ local: null, visitor: null })
  })

  test('corners listed only in part leave the halves unknown', () => {
    const stats = { data: [sampleStats(HOME, { corners: 3 }), sampleStats(AWAY, { corners: 1 })] }
    const record = sampleRecord({ stats, corners: { data: [corner(HOME, 10), corner(AWAY, 50)] } })
    expect(cornersOf(record, 0)).toEqual({ local: 3, visitor: 1 })
    expect(cornersOf(record, 2)).toEqual({ local: null, visitor: null })
  })
})

describe('result and colour of a row', () => {
  test('they are seen from the home team of the upcoming match, wherever the match was played', () => {
    const records = [
      sampleRecord({ scores: score(2, 0) }),
      swapSides(sampleRecord({ scores: score(2, 0) })),
      sampleRecord({ scores: score(1, 1) }),
      sampleRecord({ scores: score(0, 1) }),
      sampleRecord(),
    ]
    expect(goalsRows(records, 0, HOME).map((row) => row.colour)).toEqual([
      '#28a745',
      '#28a745',
      '#ffc107',
      '#dc3545',
      null,
    ])
  })

  test('a row opens only when it is known and not 0–0', () => {
    expect([
      pairRowOpens({ local: 0, visitor: 0 }),
      pairRowOpens({ local: 0, visitor: 1 }),
      pairRowOpens({ local: null, visitor: 3 }),
    ]).toEqual([false, true, false])
  })
})

describe('any record', () => {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

  test('both halves together are the whole match', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(goalsOf, cornersOf), (record, of) => {
        const [full, first, second] = [of(record, 0), of(record, 1), of(record, 2)]
        for (const side of ['local', 'visitor'] as const) {
          expect(first[side] === null).toBe(second[side] === null)
          if (first[side] !== null) expect(sum(first[side], second[side])).toBe(full[side])
        }
      }),
    )
  })

  test('a match with every goal timed and half-time unknown still has its halves', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ team_id: fc.constantFrom(HOME, AWAY), minute: fc.nat(90) })), (data) => {
        const count = (team: number) => data.filter((one) => one.team_id === team).length
        const record = sampleRecord({ scores: score(count(HOME), count(AWAY)), goals: { data } })
        expect(goalsOf(record, 1).local).not.toBeNull()
        expect(sum(goalsOf(record, 1).local, goalsOf(record, 2).local)).toBe(count(HOME))
      }),
    )
  })

  test('played at the other ground, only the sides change', () => {
    fc.assert(
      fc.property(
        anyRecord,
        fc.constantFrom(0, 1, 2),
        fc.constantFrom(goalsRows, cornersRows),
        (record, half, rows) => {
          const [here] = rows([record], half, HOME)
          const [there] = rows([swapSides(record)], half, HOME)
          expect(there).toMatchObject({ local: here?.visitor, visitor: here?.local, result: here?.result })
        },
      ),
    )
  })
})
