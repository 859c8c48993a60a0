import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  apiInstant,
  daysBetween,
  daysFrom,
  dayWindow,
  formatDate,
  formatDay,
  formatTime,
  isDay,
  localDay,
  parseApiInstant,
  todayWindow,
  toMillis,
  ukLocalToUtc,
} from './time.ts'
import { OFFSETS } from './zone.ts'

const iso = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]
const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const offset = fc.constantFrom(...OFFSETS)

describe('the calendar', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['2024-04-31', false],
    ['2024-3-9', false],
    ['2024-03-09T00:00', false],
    ['tomorrow', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test('days are added across months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysFrom('2024-12-29', 7).at(-1)).toBe('2025-01-04')
  })

  test('an invalid day is refused with an explanation', () => {
    expect(() => addDays('2023-02-29', 1)).toThrow('Not a day written YYYY-MM-DD: 2023-02-29')
    expect(() => toMillis('soon')).toThrow('Not a point in time: soon')
  })
})

describe('the local day', () => {
  test.each([
    ['2024-03-09T23:30:00Z', '+0', '2024-03-09'],
    ['2024-03-09T23:30:00Z', '+1', '2024-03-10'],
    ['2024-03-09T04:59:00Z', '-5', '2024-03-08'],
    ['2024-03-09T11:59:00Z', '-12', '2024-03-08'],
    ['2024-03-09 23:30', '+1', '2024-03-10'],
    ['2024-07-01T23:30:00Z', 'Europe/Lisbon', '2024-07-02'],
    ['2024-01-01T23:30:00Z', 'Europe/Lisbon', '2024-01-01'],
  ])('at %s in %s is %s', (at, zone, day) => {
    expect(localDay(at, zone)).toBe(day)
  })

  test('a fixed offset has days of 24 hours from its own midnight', () => {
    expect(iso(dayWindow('2024-03-10', '+2'))).toEqual(['2024-03-09T22:00:00.000Z', '2024-03-10T22:00:00.000Z'])
    expect(iso(dayWindow('2024-03-10', -5))).toEqual(['2024-03-10T05:00:00.000Z', '2024-03-11T05:00:00.000Z'])
  })

  test('a place has a day of 23 hours when its clocks go forward', () => {
    expect(iso(dayWindow('2024-03-31', 'Europe/Lisbon'))).toEqual([
      '2024-03-31T00:00:00.000Z',
      '2024-03-31T23:00:00.000Z',
    ])
  })

  test('today is what is left of the day', () => {
    expect(iso(todayWindow('2024-03-09T09:00:00Z', '+0'))).toEqual([
      '2024-03-09T09:00:00.000Z',
      '2024-03-10T00:00:00.000Z',
    ])
    expect(iso(todayWindow('2024-03-09T23:30:00Z', '+1'))[1]).toBe('2024-03-10T23:00:00.000Z')
  })

  test('every instant lies in the window of its own local day, and in no other', () => {
    fc.assert(
      fc.property(instant, offset, (at, zone) => {
        const day = localDay(at, zone)
        const { from, to } = dayWindow(day, zone)
        expect(from <= at && at < to).toBe(true)
        expect(dayWindow(addDays(day, 1), zone).from).toEqual(to)
      }),
    )
  })
})

describe('written times', () => {
  test('days in tabs, tables and on small screens', () => {
    expect(formatDay('2024-03-09', 'DD/MM')).toBe('09/03')
    expect(formatDay('2024-03-09', 'DD/MM/YYYY')).toBe('09/03/2024')
    expect(formatDay('2024-03-09', 'DD/MM/YY')).toBe('09/03/24')
    expect(formatDay('2024-03-09', 'YYYY/MM/DD')).toBe('2024/03/09')
  })

  test('an instant is written in the viewer’s offset', () => {
    expect(formatTime('2024-03-09T23:05:00Z', '+2')).toBe('01:05')
    expect(formatDate('2024-03-09T23:05:00Z', '+2', 'DD/MM/YYYY')).toBe('10/03/2024')
    expect(formatTime('2024-07-09T12:00:00Z', 'Europe/Lisbon')).toBe('13:00')
  })
})

describe('instants in the addresses of the API', () => {
  test('they are minutes of UTC and read back', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const read = parseApiInstant(apiInstant(at))
        expect(read?.getTime()).toBe(Math.floor(at.getTime() / 60_000) * 60_000)
      }),
    )
  })

  test.each([
    ['2024-03-09T15:00Z', '2024-03-09T15:00:00.000Z'],
    ['2024-03-09T15:00:30.000Z', '2024-03-09T15:00:30.000Z'],
    ['2024-03-09T00:30:00+01:00', '2024-03-08T23:30:00.000Z'],
  ])('%s, as answers and programs write it, is the same instant', (text, instant) => {
    expect(parseApiInstant(text)?.toISOString()).toBe(instant)
  })

  test.each([
    ...['2024-03-09', '2024-03-09T15:00', '2024-02-30 15:00', '2024-03-09 24:00', '2024-03-09 15:60', ' '],
    ...['2024-03-09 15:00Z', '2024-02-30T15:00Z', '2024-03-09T24:00Z', '2024-03-09T15:00+1', '2024-03-09T15:00+30:00'],
  ])('%s is none', (text) => {
    expect(parseApiInstant(text)).toBeNull()
  })
})

describe('kick-off times given in UK local time', () => {
  test.each([
    ['2024-01-20', '15:00', '2024-01-20T15:00:00.000Z'],
    ['2024-08-17', '15:00', '2024-08-17T14:00:00.000Z'],
    ['2024-03-30', '12:30', '2024-03-30T12:30:00.000Z'],
    ['2024-03-31', '14:00', '2024-03-31T13:00:00.000Z'],
    ['2024-10-27', '14:00', '2024-10-27T14:00:00.000Z'],
    ['2024-10-26', '23:30', '2024-10-26T22:30:00.000Z'],
    ['2024-03-31', '01:30', '2024-03-31T01:30:00.000Z'],
    ['2024-10-27', '01:30', '2024-10-27T00:30:00.000Z'],
  ])('%s %s', (day, time, expected) => {
    expect(ukLocalToUtc(day, time)).toBe(expected)
  })

  test('a malformed day or time has no instant', () => {
    expect([ukLocalToUtc('2024-02-30', '15:00'), ukLocalToUtc('2024-02-01', '3pm')]).toEqual([null, null])
  })
})
