import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../../app/numbers.ts'
import { countedCards, countedPairs, rateOf, sureOf } from './summary.model.ts'

const match = (local_id: number, local: number | null, visitor: number | null) => ({
  record: { local_id },
  local,
  visitor,
  result: null,
  colour: null,
})
const cards = (local_id: number, local: number, visitor: number) => ({
  record: { local_id },
  local: { yellow: local, red: 0 },
  visitor: { yellow: visitor, red: 0 },
})

describe('what a summary rests on', () => {
  test('counts stand with their team, wherever it played; unknown matches are left out', () => {
    expect(countedPairs([match(1, 3, 0), match(2, 2, 1), match(1, null, 1)], 1)).toEqual([
      { own: 3, other: 0 },
      { own: 1, other: 2 },
    ])
    expect(countedCards([cards(1, 2, 4), cards(2, -1, -1), cards(2, 5, 0)], 'yellow', 1)).toEqual([
      { own: 2, other: 4 },
      { own: 0, other: 5 },
    ])
  })

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
    expect(numbersIn('en').percent(rateOf([0, 1, 2])?.share ?? null)).toBe('66.7 %')
    expect(rateOf([0, 1, 2])?.sure).toMatchObject({ matches: 3 })
  })

  test('is unknown where nothing is known', () => {
    expect(numbersIn('en').percent(rateOf([])?.share ?? null)).toBe('?')
  })
})
