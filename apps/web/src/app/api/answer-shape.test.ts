import type { Shape } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { fits, readAs } from './answer-shape.ts'

const PARTS: readonly Shape[] = [{ id: 'n', name: 's0' }]
const isOf = (shape: Shape, value: unknown) => fits(value, shape, PARTS)

describe('an answer fits', () => {
  test('by the types of its values', () => {
    expect(isOf('n', 3)).toBe(true)
    expect(isOf('n', '3')).toBe(false)
    expect(isOf('n', null)).toBe(false)
    expect(isOf('n0', null)).toBe(true)
    expect(isOf('b', true)).toBe(true)
    expect(isOf('*', { any: 'thing' })).toBe(true)
    expect(isOf('n', [])).toBe(false)
  })

  test('with all its fields, and more of them', () => {
    expect(isOf(0, { id: 1, name: null })).toBe(true)
    expect(isOf(0, { id: 1, name: 'x', added_later: [] })).toBe(true)
    expect(isOf(0, { id: 1 })).toBe(false)
    expect(isOf(0, [])).toBe(false)
    expect(isOf(0, null)).toBe(false)
  })

  test('without the fields that may be missing, which have their type where they are there', () => {
    expect(isOf({ 'FT?': ['n'] }, {})).toBe(true)
    expect(isOf({ 'FT?': ['n'] }, { FT: [1] })).toBe(true)
    expect(isOf({ 'FT?': ['n'] }, { FT: 'x' })).toBe(false)
  })

  test('in every item of a list, and in each place of a list of a given length', () => {
    expect(isOf([0], [])).toBe(true)
    expect(isOf([0], [{ id: 1, name: 'a' }, { id: 2 }])).toBe(false)
    expect(isOf([0], {})).toBe(false)
    expect(isOf(['n', 's'], [1, 'a'])).toBe(true)
    expect(isOf(['n', 's'], [1])).toBe(false)
    expect(isOf(['n', 's'], [1, 2])).toBe(false)
  })

  test('in one of its forms: a refusal has no data, data without its list is none', () => {
    const gated: Shape = { '|': [{ type: { '|': [{ '=': 0 }, { '=': 1 }] } }, { type: { '=': 2 }, list: [0] }] }
    expect(isOf(gated, { type: 0 })).toBe(true)
    expect(isOf(gated, { type: 2, list: [] })).toBe(true)
    expect(isOf(gated, { type: 2 })).toBe(false)
    expect(isOf(gated, { type: 3 })).toBe(false)
  })

  test('under whatever names, where names are data', () => {
    expect(isOf({ '*': 's' }, { FT: 'Bet365' })).toBe(true)
    expect(isOf({ '*': 's' }, { FT: 1 })).toBe(false)
    expect(isOf({ '*': 's' }, [])).toBe(false)
  })
})

test('a gated answer is refused only by the types 0 and 1; one with another type or none is open', () => {
  const gated: Shape = { '|': [{ type: { '=': 0 } }, { type: { '=': 1 } }, { type: { '=': 2 }, leagues: ['n'] }] }
  const read = (value: unknown) => readAs(value, gated, PARTS)
  expect(read({ type: 1 })).toEqual({ type: 1 })
  for (const type of [2, 5, 7, undefined]) expect(read({ type, leagues: [3] })).toEqual({ type: 2, leagues: [3] })
  for (const unusable of [{ type: 5 }, { type: 0.5, leagues: 'x' }, [], null]) expect(read(unusable)).toBeNull()
})
