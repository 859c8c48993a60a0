import { apiInstant, dayWindow, isDay, localDay, todayWindow, type Zone } from '@touchline/football'

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
 * What to ask the API for: today is what is left of it with what there was `since` its beginning, any other day the whole of it in the
 * zone.
 * @param now milliseconds since 1970
 */
export function dayAddress(day: DayText, now: number, zone: Zone): { fromUtc: string; toUtc: string; since?: string } {
  const whole = dayWindow(day, zone)
  if (day !== localDay(now, zone)) return { fromUtc: apiInstant(whole.from), toUtc: apiInstant(whole.to) }
  const { from, to } = todayWindow(now, zone)
  return { fromUtc: apiInstant(from), toUtc: apiInstant(to), since: apiInstant(whole.from) }
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Key of the day's name in the texts. */
export function weekdayOf(day: DayText): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'
}

/** Where a day lives: today has an address without a day. */
export function dayLink(day: DayText, today: DayText) {
  return day === today ? ({ to: '/matches', params: {} } as const) : ({ to: '/matches/$day', params: { day } } as const)
}
