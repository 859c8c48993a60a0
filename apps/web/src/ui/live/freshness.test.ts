import { expect, test } from 'vitest'
import { freshnessOf } from './freshness.ts'

test.each([
  [0, 'now', 0],
  [4999, 'now', 0],
  [12_400, 'seconds', 12],
  [89_999, 'seconds', 89],
  [90_000, 'minutes', 1],
  [185_000, 'minutes', 3],
  [-3000, 'now', 0],
])('%i ms old reads as %s %i', (age, unit, count) => {
  expect(freshnessOf(1_000_000, 1_000_000 + age)).toEqual({ unit, count })
})
