import { addDays, apiInstant, dayWindow, isDay, localDay, todayWindow, type Zone } from '@touchline/football'

/** A day of the calendar, YYYY-MM-DD. */
export type DayText = string

export const DAY_TABS = 7
const EARLIEST = '1850-01-01'
const LATEST = '2199-12-31'

/** Whether a text is a day worth asking for. */
export function isChoosable(text: string): text is DayText {
  return isDay(text) && text >= EARLIEST && text <= LATEST
}

/**
 * The window to request: for today the rest of the day with earlier matches `since` its beginning, for any other day the whole of it in the
 * zone.
 * @param now milliseconds since 1970
 */
export function dayAddress(day: DayText, now: number, zone: Zone): { fromUtc: string; toUtc: string; since?: string } {
  const whole = dayWindow(day, zone)
  if (day !== localDay(now, zone)) return { fromUtc: apiInstant(whole.from), toUtc: apiInstant(whole.to) }
  const { from, to } = todayWindow(now, zone)
  return { fromUtc: apiInstant(from), toUtc: apiInstant(to), since: apiInstant(whole.from) }
}

/**
 * The day that a step leads to, within the days that have matches; from beyond them it leads back to their nearest end.
 * @param ends first and last day with matches, as far as they are known
 * @returns null where there are no matches that way
 */
export function stepDay(
  day: DayText,
  by: 1 | -1,
  ends: { first: DayText | null; last: DayText | null },
): DayText | null {
  const next = addDays(day, by)
  const isBefore = ends.first !== null && next < ends.first
  const isAfter = ends.last !== null && next > ends.last
  if (by === 1 ? isAfter : isBefore) return null
  return isBefore ? ends.first : isAfter ? ends.last : next
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Key of the day's name in the texts. */
export function weekdayOf(day: DayText): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'
}

/** The address of a day; today's has none in it. */
export function dayLink(day: DayText, today: DayText) {
  return day === today ? ({ to: '/matches', params: {} } as const) : ({ to: '/matches/$day', params: { day } } as const)
}
