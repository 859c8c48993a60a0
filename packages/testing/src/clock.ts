import type { Clock } from '@touchline/runtime'

/** The instant the clock of a test shows unless it is set to another one: a Saturday at noon. */
export const NOW = new Date('2026-03-07T12:00:00.000Z')

export type Instant = string | number | Date

export interface TestClock extends Clock {
  set(instant: Instant): void
}

/** A clock that stays where the test sets it. */
export function testClock(start: Instant = NOW): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant)
    },
  }
}
