import { expect, test } from 'vitest'
import { inHalf } from './halves.ts'

test.each([
  [1, 1],
  [45, 1],
  [46, 2],
  [90, 2],
  [105, 2],
])('minute %i belongs to half %i and to the whole match', (minute, half) => {
  expect([inHalf(minute, 0), inHalf(minute, 1), inHalf(minute, 2)]).toEqual([true, half === 1, half === 2])
})
