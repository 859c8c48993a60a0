import { expect, it } from 'vitest'
import { majoritySeason, seasonOfDay } from './seasons.ts'

it('ends a season on 30 June', () => {
  expect(seasonOfDay('2024-06-30')).toBe('2023/2024')
  expect(seasonOfDay('2024-07-01')).toBe('2024/2025')
})

it('keeps a season played out in July together', () => {
  expect(majoritySeason(['2019-08-09', '2020-03-08', '2020-07-26'])).toBe('2019/2020')
  expect(majoritySeason([])).toBeNull()
})
