import { STATE } from '../states.ts'

/** Periods with a clock of their own; the feed used to report extra time as a whole. */
export const PERIOD = {
  first_half: 1,
  second_half: 2,
  extra_time: 3,
  shoot_out: 5,
  extra_first_half: 5314,
  extra_second_half: 39,
} as const

export type PeriodType = (typeof PERIOD)[keyof typeof PERIOD]

interface Period {
  type: PeriodType
  /** Minutes between which its clock runs; added time is shown after the end. */
  start: number
  end: number
}

const period = (type: PeriodType, start: number, end: number): Period => ({ type, start, end })

/** Periods played in each state, in match order; the shoot-out has no clock. */
const RUNNING: ReadonlyMap<number, Period> = new Map([
  [STATE.first_half, period(PERIOD.first_half, 0, 45)],
  [STATE.second_half, period(PERIOD.second_half, 45, 90)],
  [STATE.extra_first_half, period(PERIOD.extra_first_half, 90, 105)],
  [STATE.extra_second_half, period(PERIOD.extra_second_half, 105, 120)],
])

const ENDS: ReadonlyMap<number, number> = new Map([
  [PERIOD.extra_time, 120],
  ...[...RUNNING.values()].map(({ type, end }) => [type, end] as const),
])

/** The period whose clock runs in a state; undefined in a break, before the kick-off, in a shoot-out and after the end. */
export const runningPeriod = (state: number): Period | undefined => RUNNING.get(state)

/** Whether a period of this type is the one that runs in a state; extra time as a whole counts as its first half. */
export const isRunningPeriod = (state: number, type: number): boolean => {
  const running = RUNNING.get(state)?.type
  return running === type || (running === PERIOD.extra_first_half && type === PERIOD.extra_time)
}

/** The regular last minute of a period; undefined without a clock. */
export const periodEnd = (type: number): number | undefined => ENDS.get(type)

/** The period going on as a fixture of a list has it; none without a minute. */
export function runningPeriods(
  state: number,
  minute: number | null,
  added: number | null,
): { sort_order: number; minutes: number; time_added: number | null }[] {
  const place = [...RUNNING.keys()].indexOf(state)
  return place < 0 || minute === null ? [] : [{ sort_order: place + 1, minutes: minute, time_added: added }]
}
