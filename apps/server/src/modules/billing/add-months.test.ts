import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test.each([
  ['a month', '2026-03-07T12:30:00.000Z', 1, '2026-04-07T12:30:00.000Z'],
  ['over the turn of the year', '2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ['to the last day of a shorter month', '2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
  ['from a leap day', '2028-02-29T08:00:00.000Z', 12, '2029-02-28T08:00:00.000Z'],
  ['nothing', '2026-05-31T00:00:00.000Z', 0, '2026-05-31T00:00:00.000Z'],
])('%s', (_fact, from, months, until) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(until)
})
