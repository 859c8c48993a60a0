import { expect, test } from 'vitest'
import { compareAll, compareTexts } from './text-order.ts'

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['Z', 'a', -1],
])('%s before %s: %i', (one, other, order) => {
  expect(compareTexts(one, other)).toBe(order)
})

test.each([
  [['a', 'b'], ['a', 'c'], -1],
  [['b', 'a'], ['a', 'b'], 1],
  [['a', 'b'], ['a', 'b'], 0],
])('the first that differs decides: %j and %j', (one, other, order) => {
  expect(compareAll(one, other)).toBe(order)
})
