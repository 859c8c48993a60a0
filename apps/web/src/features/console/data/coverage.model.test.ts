import { expect, test } from 'vitest'
import { levelOf, percentOf } from './coverage.model.ts'

test('100 per cent is everything: one missing match of many shows', () => {
  expect(percentOf({ held: 379, of: 380 })).toBe(99)
  expect(levelOf({ held: 379, of: 380 })).toBe('3')
  expect(levelOf({ held: 380, of: 380 })).toBe('4')
})

test('data that should exist but is missing is louder than data no source has', () => {
  expect(levelOf({ held: 0, of: 12 })).toBe('0')
  expect(levelOf(null)).toBe('none')
  expect([levelOf({ held: 1, of: 12 }), levelOf({ held: 11, of: 12 })]).toEqual(['1', '2'])
})
