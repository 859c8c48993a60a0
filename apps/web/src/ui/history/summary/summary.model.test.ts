import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../../app/numbers.ts'
import { rateOf, sureOf } from './summary.model.ts'

describe('what a summary rests on', () => {
  test('the interval of every average names its matches; one match has none', () => {
    const counts = [
      { own: 1, other: 0 },
      { own: 3, other: 2 },
    ]
    const sure = sureOf(counts, [{ result: 'W' }, { result: null }])
    expect(sure.total).toMatchObject({ matches: 2 })
    expect(sure.diff).toEqual({ low: 1, high: 1, matches: 2 })
    expect(sure.points).toBeNull()
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
