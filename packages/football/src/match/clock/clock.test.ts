import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STATES } from '../states.ts'
import { liveMinute, minuteAddedAt90, minuteText, timelineMinute } from './clock.ts'
import { isRunningPeriod } from './periods.ts'
import { clockNow, elapsed, minuteNow } from './running-clock.ts'

describe('the clock of a fixture in a list', () => {
  const minute = { kind: 'minute', minute: 38, added: null }
  const none = { kind: 'none' }
  test.each([
    [1, none],
    [2, minute],
    [3, { kind: 'word', word: 'ht' }],
    [4, { kind: 'word', word: 'break' }],
    [5, none],
    [6, minute],
    [7, none],
    [8, none],
    [9, { kind: 'word', word: 'pen' }],
    [10, none],
    [11, none],
    [12, none],
    [13, none],
    [14, none],
    [15, none],
    [16, none],
    [17, none],
    [18, none],
    [19, none],
    [20, none],
    [21, { kind: 'word', word: 'et_break' }],
    [22, minute],
    [23, minute],
    [24, none],
    [25, { kind: 'word', word: 'pen_break' }],
    [26, none],
  ])('in state %i with minute 38', (state, expected) => {
    expect(liveMinute(state, 38, 2)).toEqual(expected)
  })

  test('added time is next to minute 90 only', () => {
    expect(liveMinute(22, 90, 3)).toEqual({ kind: 'minute', minute: 90, added: 3 })
    expect(liveMinute(2, 45, 3)).toEqual({ kind: 'minute', minute: 45, added: null })
    expect(liveMinute(22, 90, 0)).toEqual({ kind: 'minute', minute: 90, added: null })
  })

  test('a running period whose minute is unknown shows no minute', () => {
    expect(liveMinute(22, null, null)).toEqual({ kind: 'none' })
  })
})

test('minutes are written with their added time, and as estimates where they are some', () => {
  expect(minuteText(67, null)).toBe("67'")
  expect(minuteText(90, 3)).toBe("90+3'")
  expect(minuteText(57, null, true)).toBe("~57'")
})

test('the timeline shows added time at any minute, the substitutions list at 90 only', () => {
  expect([timelineMinute(45, 2), timelineMinute(90, 4), timelineMinute(12, null)]).toEqual(['45+2', '90+4', '12'])
  expect([minuteAddedAt90(45, 2), minuteAddedAt90(90, 4)]).toEqual(['45', '90+4'])
})

describe('the minute between two answers of the server', () => {
  test.each([
    ['first half', 2, 44, 59_999, 44],
    ['first half', 2, 44, 60_000, 45],
    ['first half, at its end', 2, 44, 600_000, 45],
    ['second half', 22, 60, 180_000, 63],
    ['second half, at its end', 22, 89, 600_000, 90],
    ['extra time', 6, 104, 600_000, 105],
    ['extra time, second half', 23, 119, 600_000, 120],
  ])('%s', (_, state, minute, passed, expected) => {
    expect(minuteNow(state, { minute, seenAt: 1_000, now: 1_000 + passed })).toBe(expected)
  })

  test('no clock runs in a break, before and after the match, or without a minute', () => {
    for (const state of STATES.map((one) => one.id).filter((id) => ![2, 22, 6, 23].includes(id))) {
      expect(minuteNow(state, { minute: 45, seenAt: 0, now: 60_000 })).toBeNull()
      expect(elapsed(state, 0, 60_000)).toBeNull()
    }
    expect(minuteNow(2, { minute: null, seenAt: 0, now: 60_000 })).toBeNull()
  })

  test('it never runs backwards', () => {
    const running = fc.constantFrom(2, 22, 6, 23)
    const passed = fc.integer({ min: -100_000, max: 10_000_000 })
    fc.assert(
      fc.property(running, fc.integer({ min: 1, max: 120 }), passed, passed, (state, minute, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)]
        expect(minuteNow(state, { minute, seenAt: 0, now: early })).toBeGreaterThanOrEqual(minute)
        expect(minuteNow(state, { minute, seenAt: 0, now: late })).toBeGreaterThanOrEqual(
          minuteNow(state, { minute, seenAt: 0, now: early }) ?? 0,
        )
      }),
    )
  })
})

describe('the minute of a period from its kick-off', () => {
  test.each([
    [2, 0, { minute: 1, added: null }],
    [2, 44.5, { minute: 45, added: null }],
    [2, 46.2, { minute: 45, added: 2 }],
    [22, 0, { minute: 46, added: null }],
    [22, 48, { minute: 90, added: 4 }],
    [6, 3, { minute: 94, added: null }],
    [23, 15, { minute: 120, added: 1 }],
  ])('state %i after %d minutes', (state, minutes, expected) => {
    expect(elapsed(state, 0, minutes * 60_000)).toEqual(expected)
  })
})

describe('the clock of a match whose minute nobody says', () => {
  const at = (state: number, periodStart: string | null, minute: number | null = null) =>
    clockNow({ state, minute, added: null, periodStart }, 0, Date.parse('2026-03-07T16:20:30.000Z'))

  test('counts from the start of the running period', () => {
    expect(at(2, '2026-03-07T16:00:00.000Z')).toEqual({ kind: 'minute', minute: 21, added: null })
    expect(at(22, '2026-03-07T16:00:00.000Z')).toEqual({ kind: 'minute', minute: 66, added: null })
    expect(at(22, '2026-03-07T15:33:00.000Z')).toEqual({ kind: 'minute', minute: 90, added: 3 })
  })

  test('stays unknown where the start is, is the word of a break, and gives way to a minute that is said', () => {
    expect(at(22, null)).toEqual({ kind: 'none' })
    expect(at(3, '2026-03-07T15:00:00.000Z')).toEqual({ kind: 'word', word: 'ht' })
    expect(at(22, '2026-03-07T16:00:00.000Z', 88)).toMatchObject({ minute: 90 })
  })

  test('runs in the period of the state', () => {
    expect([1, 2, 5314, 3, 39].map((type) => isRunningPeriod(6, type))).toEqual([false, false, true, true, false])
    expect([isRunningPeriod(22, 2), isRunningPeriod(22, 1), isRunningPeriod(3, 1)]).toEqual([true, false, false])
  })
})
