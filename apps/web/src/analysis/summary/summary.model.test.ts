import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../app/numbers.ts'
import { rateOf, sureOf } from './summary.model.ts'

describe('the basis of a summary', () => {
  const counts = (...pairs: [number, number][]) => pairs.map(([own, other]) => ({ own, other }))

  test('the interval of every average names its matches; fewer than five are too few', () => {
    const sure = sureOf(counts([1, 0], [3, 2], [0, 0], [2, 2], [1, 3]), [{ result: 'W' }, { result: null }])
    expect(sure.total).toMatchObject({ matches: 5 })
    expect(sure.points).toBeNull()
    expect(sureOf(counts([1, 0], [3, 2], [0, 0], [2, 2])).total).toBeNull()
  })

  test('no interval reaches what is impossible: points beyond 0 and 3, fewer than no goals', () => {
    const rows = (['W', 'W', 'W', 'W', 'D'] as const).map((result) => ({ result }))
    const sure = sureOf(counts([0, 0], [0, 1], [0, 0], [3, 0], [0, 0]), rows)
    expect(sure.points?.high).toBe(3)
    expect(sure.own?.low).toBeGreaterThan(0)
    expect(sure.other?.low).toBeGreaterThan(0)
    expect(sureOf(counts([0, 0], [0, 0], [0, 0], [0, 0], [0, 0])).total).toMatchObject({
      low: 0,
      high: expect.closeTo(0.738, 3),
    })
    expect(sure.diff?.low).toBeLessThan(0)
  })
})

describe('the penalty rate', () => {
  test('is the share of known matches with at least one, as a percentage with one decimal', () => {
    expect(numbersIn('en').percent(rateOf([0, 1, 2])?.share ?? null)).toBe('66.7%')
    expect(rateOf([0, 1, 2])?.sure).toMatchObject({ matches: 3 })
  })

  test('is unknown where nothing is known', () => {
    expect(numbersIn('en').percent(rateOf([])?.share ?? null)).toBe('?')
  })
})
