import { expect, test } from 'vitest'
import { movedDay } from './day-keys.ts'

test('arrows, Home and End move between the days and stop at the ends', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22']
  expect(movedDay(days, '2026-11-20', 'ArrowRight')).toBe('2026-11-21')
  expect(movedDay(days, '2026-11-20', 'ArrowLeft')).toBeUndefined()
  expect(movedDay(days, '2026-11-22', 'ArrowRight')).toBeUndefined()
  expect(movedDay(days, '2026-11-21', 'Home')).toBe('2026-11-20')
  expect(movedDay(days, '2026-11-21', 'End')).toBe('2026-11-22')
  expect(movedDay(days, '2026-11-21', 'a')).toBeUndefined()
})

test('from a day that is none of the tabs the first arrow leads to today', () => {
  expect(movedDay(['2026-11-20', '2026-11-21'], '2026-01-01', 'ArrowRight')).toBe('2026-11-20')
})
