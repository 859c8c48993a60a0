import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['the day before the birthday', '1996-11-22', '2026-11-21', 29],
  ['on the birthday', '1996-11-21', '2026-11-21', 30],
  ['born on 29 February, still a day short', '2000-02-29', '2025-02-28', 24],
  ['born on 29 February, the day after', '2000-02-29', '2025-03-01', 25],
  ['born today', '2026-11-21', '2026-11-21', 0],
  ['born tomorrow', '2026-11-22', '2026-11-21', null],
] as const)('%s', (_, birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
})
