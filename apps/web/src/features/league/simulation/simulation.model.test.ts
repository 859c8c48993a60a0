import { expect, test } from 'vitest'
import { readResults, withResult } from './simulation.model.ts'

test('results set and taken out again are in the address', () => {
  const one = withResult(undefined, 12, [2, 1])
  expect(one).toBe('12:2-1')
  const two = withResult(one, 7, [0, 0])
  expect(two).toBe('12:2-1,7:0-0')
  expect(withResult(two, 12, [3, 1])).toBe('12:3-1,7:0-0')
  expect(withResult(withResult(two, 12, null), 7, null)).toBeUndefined()
})

test('invalid results are not read', () => {
  expect([...readResults('12:2-1,x,7:1')]).toEqual([[12, [2, 1]]])
})
