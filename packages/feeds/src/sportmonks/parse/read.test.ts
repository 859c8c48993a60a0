import { expect, it } from 'vitest'
import {
  count,
  day,
  decimal,
  fields,
  flag,
  integer,
  key,
  list,
  object,
  objects,
  oneOf,
  problem,
  text,
  timestamp,
  unixSeconds,
} from './read.ts'

it('trims spaces and no-break spaces of names, and knows nothing of empty ones', () => {
  expect(text('Nuno Mendes\u00a0')).toBe('Nuno Mendes')
  expect(text(' \u00a0Vitor\u00a0 Ferreira ')).toBe('Vitor Ferreira')
  expect(text('half\u0000time \ud800')).toBe('halftime \ufffd')
  expect(text(7)).toBe('7')
  for (const none of ['', ' \u00a0', null, undefined, true, {}, Number.NaN]) expect(text(none)).toBeNull()
})

it('makes keys of positive ids, beyond 32 bits and as text too', () => {
  expect(key(208_431_451_709)).toBe('208431451709')
  expect(key('591')).toBe('591')
  for (const none of [0, -1, 1.5, '', 'x', null, undefined, [], Number.NaN, 2 ** 60]) expect(key(none)).toBeNull()
})

it('reads whole numbers and decimals from text', () => {
  expect(integer('-12')).toBe(-12)
  expect(integer('+1')).toBe(1)
  expect(integer(6.0)).toBe(6)
  expect(integer(-0)).toBe(0)
  expect(decimal('5.250')).toBe(5.25)
  expect(decimal('-1.00')).toBe(-1)
  expect(decimal('+0')).toBe(0)
  for (const none of ['', ' ', '1e3', '0x10', '5,25', 'Infinity', true, Number.POSITIVE_INFINITY, {}]) {
    expect(integer(none)).toBeNull()
    expect(decimal(none)).toBeNull()
  }
})

it('takes no count below 0 or beyond what can be stored', () => {
  expect(count(0)).toBe(0)
  expect(count(32_767)).toBe(32_767)
  expect(count(32_768)).toBeNull()
  expect(count(-1)).toBeNull()
  expect(count(61_456, 1_000_000)).toBe(61_456)
})

it('reads yes and no from 1 and 0 too', () => {
  expect([true, false, 1, 0].map(flag)).toEqual([true, false, true, false])
  expect([null, 'true', 2, undefined].map(flag)).toEqual([null, null, null, null])
})

it('reads the day a text begins with and refuses days that do not exist', () => {
  expect(day('2025-05-25 15:00:00')).toBe('2025-05-25')
  expect(day('2024-02-29')).toBe('2024-02-29')
  for (const none of ['2025-02-29', '0000-00-00', '0000-01-01', '25/05/2025', '', null, 20_250_525])
    expect(day(none)).toBeNull()
})

it("reads the feed's times as UTC", () => {
  expect(timestamp('2026-05-30 16:00:00')).toBe('2026-05-30T16:00:00.000Z')
  expect(timestamp('2025-12-09T14:15:55.000000Z')).toBe('2025-12-09T14:15:55.000Z')
  for (const none of ['2026-05-30', '2026-05-30 25:00:00', '2026-02-31 10:00:00', '', null, 5]) {
    expect(timestamp(none)).toBeNull()
  }
  expect(unixSeconds(1_780_156_800)).toBe('2026-05-30T16:00:00.000Z')
  for (const none of [0, -5, 1e15, 'now', null]) expect(unixSeconds(none)).toBeNull()
})

it('distinguishes an absent list from an empty one, and lists from objects', () => {
  expect(list(undefined)).toBeNull()
  expect(list([])).toEqual([])
  expect(object([])).toBeNull()
  expect(object({ id: 1 })).toEqual({ id: 1 })
  expect(objects([{ id: 1 }, null, 5, [], { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }])
  expect(objects({ id: 1 })).toEqual([])
  expect(fields(null)).toEqual({})
})

it('takes only the listed numbers', () => {
  expect(oneOf('12', [11, 12])).toBe(12)
  expect(oneOf(13, [11, 12])).toBeNull()
})

it('names a thing without an id by a question mark', () => {
  expect(problem('event', null, 'has no minute')).toEqual({ kind: 'event', key: '?', reason: 'has no minute' })
  expect(problem('event', 5, 'has no minute').key).toBe('5')
})
