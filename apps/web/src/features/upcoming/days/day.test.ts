import { describe, expect, test } from 'vitest'
import { dayAddress, dayLink, isChoosable, stepDay, weekdayOf } from './day.ts'

const now = Date.parse('2026-11-20T16:05:40Z')

describe('the requested window', () => {
  test('today runs from this minute to the next local midnight, with what was played since the last one', () => {
    expect(dayAddress('2026-11-20', now, '+0')).toEqual({
      fromUtc: '2026-11-20 16:05',
      toUtc: '2026-11-21 00:00',
      since: '2026-11-20 00:00',
    })
  })

  test('on the long day of autumn today is all of its 25 hours', () => {
    const evening = Date.parse('2026-10-25T20:00:00Z')
    expect(dayAddress('2026-10-25', evening, 'Europe/Lisbon')).toEqual({
      fromUtc: '2026-10-25 20:00',
      toUtc: '2026-10-26 00:00',
      since: '2026-10-24 23:00',
    })
  })

  test('another day is that local day from midnight to midnight', () => {
    expect(dayAddress('2026-11-22', now, '+0')).toEqual({ fromUtc: '2026-11-22 00:00', toUtc: '2026-11-23 00:00' })
    expect(dayAddress('2026-11-13', now, '-5')).toEqual({ fromUtc: '2026-11-13 05:00', toUtc: '2026-11-14 05:00' })
  })

  test('which day is today depends on the chosen offset', () => {
    expect(dayAddress('2026-11-21', now, '+12')).toMatchObject({
      fromUtc: '2026-11-20 16:05',
      toUtc: '2026-11-21 12:00',
    })
    expect(dayAddress('2026-11-20', now, '-5')).toMatchObject({
      fromUtc: '2026-11-20 16:05',
      toUtc: '2026-11-21 05:00',
    })
  })
})

test('a past or far day may be chosen, what is no day of the calendar or beyond two centuries may not', () => {
  for (const text of ['2019-05-12', '2031-01-01']) expect(isChoosable(text), text).toBe(true)
  for (const text of ['', 'tomorrow', '2026-02-30', '20-11-2026', '9999-12-31', '0001-01-01']) {
    expect(isChoosable(text), text).toBe(false)
  }
})

test('today has an address without a day', () => {
  expect(dayLink('2026-11-20', '2026-11-20')).toEqual({ to: '/matches', params: {} })
  expect(dayLink('2026-11-21', '2026-11-20')).toEqual({ to: '/matches/$day', params: { day: '2026-11-21' } })
})

test('a step stays within the days that have matches, and leads back to them from beyond', () => {
  const ends = { first: '2024-08-09', last: '2027-06-22' }
  expect([stepDay('2026-11-20', 1, ends), stepDay('2026-11-20', -1, ends)]).toEqual(['2026-11-21', '2026-11-19'])
  expect([stepDay('2027-06-22', 1, ends), stepDay('2024-08-09', -1, ends)]).toEqual([null, null])
  expect([stepDay('1900-01-01', 1, ends), stepDay('1900-01-01', -1, ends)]).toEqual(['2024-08-09', null])
  expect([stepDay('2150-01-01', 1, ends), stepDay('2150-01-01', -1, ends)]).toEqual([null, '2027-06-22'])
  expect(stepDay('2026-11-20', 1, { first: null, last: null })).toBe('2026-11-21')
})

test('the day of the week is the calendar’s', () => {
  expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-22')]).toEqual(['fri', 'sun'])
})
