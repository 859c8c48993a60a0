import { type Language, languageOf } from '@touchline/messages'
import type { Day } from '../records/reference.ts'
import { DAY_MS } from './durations.ts'
import { type Zone, zoneMinutes, zoneToUtc } from './zone.ts'

/** A point in time: a Date, milliseconds since 1970, or text; text without a zone is UTC. */
export type Instant = Date | number | string

export interface Window {
  /** The first instant inside. */
  from: Date
  /** The first instant after. */
  to: Date
}

export type DayForm = 'DD/MM' | 'DD/MM/YYYY' | 'DD/MM/YY' | 'YYYY/MM/DD'

const MINUTE = 60_000
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/

/** Milliseconds since 1970. @throws RangeError for text or a Date that is no point in time */
export function toMillis(instant: Instant): number {
  const text = typeof instant === 'string' && WITHOUT_ZONE.test(instant) ? `${instant.replace(' ', 'T')}Z` : instant
  const millis = typeof text === 'number' ? text : new Date(text).getTime()
  if (!Number.isFinite(millis)) throw new RangeError(`Not a point in time: ${String(instant)}`)
  return millis
}

/** Whether a text is a day of the calendar written YYYY-MM-DD; 2023-02-29 is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const millis = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text)
}

/** Milliseconds of a day's 00:00 UTC. @throws RangeError when it is not a day of the calendar */
function dayMillis(day: Day): number {
  if (!isDay(day)) throw new RangeError(`Not a day written YYYY-MM-DD: ${String(day)}`)
  return Date.parse(`${day}T00:00:00Z`)
}

const toDay = (millis: number): Day => new Date(millis).toISOString().slice(0, 10)

/** Adds days to a day; negative numbers go back. */
export function addDays(day: Day, days: number): Day {
  return toDay(dayMillis(day) + days * DAY_MS)
}

/** Days from one day to another, negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((dayMillis(to) - dayMillis(from)) / DAY_MS)
}

/** A row of days beginning with the given one, as the day tabs show them. */
export function daysFrom(day: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index))
}

/** The day that clocks of the zone show at an instant. */
export function localDay(instant: Instant, zone: Zone): Day {
  return toDay(localMillis(instant, zone))
}

function localMillis(instant: Instant, zone: Zone): number {
  const millis = toMillis(instant)
  return millis + zoneMinutes(zone, millis) * MINUTE
}

/** A whole day of the zone: its first instant and that of the next day, 24 hours later for a fixed offset. */
export function dayWindow(day: Day, zone: Zone): Window {
  return {
    from: new Date(zoneToUtc(dayMillis(day), zone)),
    to: new Date(zoneToUtc(dayMillis(day) + DAY_MS, zone)),
  }
}

/** The rest of today in the zone: from now to the start of the next day. */
export function todayWindow(now: Instant, zone: Zone): Window {
  return { from: new Date(toMillis(now)), to: dayWindow(localDay(now, zone), zone).to }
}

/** A day as it is written in tabs and tables. */
export function formatDay(day: Day, form: DayForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (form === 'DD/MM') return `${date}/${month}`
  if (form === 'YYYY/MM/DD') return `${year}/${month}/${date}`
  return `${date}/${month}/${form === 'DD/MM/YY' ? year.slice(-2) : year}`
}

/** The day an instant falls on in the zone, written in the given form. */
export function formatDate(instant: Instant, zone: Zone, form: DayForm): string {
  return formatDay(localDay(instant, zone), form)
}

/** HH:mm on clocks of the zone. */
export function formatTime(instant: Instant, zone: Zone): string {
  return new Date(localMillis(instant, zone)).toISOString().slice(11, 16)
}

/** An instant as the API's addresses have it: `YYYY-MM-DD HH:mm` in UTC, seconds cut off. */
export function apiInstant(instant: Instant): string {
  return new Date(toMillis(instant)).toISOString().slice(0, 16).replace('T', ' ')
}

const API_INSTANT = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)|T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d))$/

/**
 * Reads `YYYY-MM-DD HH:mm` as UTC, and ISO 8601 with its zone as answers have it; null for anything else, a day or an hour that does not
 * exist included.
 */
export function parseApiInstant(text: string): Date | null {
  const [, day = '', minutes, time = minutes, zone = 'Z'] = API_INSTANT.exec(text) ?? []
  if (!isDay(day) || time === undefined || time >= '24') return null
  const instant = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/**
 * A local time of the United Kingdom (summer time included) as a UTC instant in ISO 8601; null when day or time is malformed.
 * @param time HH:mm, 24 hours
 */
export function ukLocalToUtc(day: Day, time: string): string | null {
  const local = parseApiInstant(`${day} ${time}`)
  return local === null ? null : new Date(zoneToUtc(local.getTime(), 'Europe/London')).toISOString()
}

/** A day that nobody can misread: `1 December 2026`, `1 de dezembro de 2026`. */
export function dateInWords(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(languageOf(language).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    dayMillis(day),
  )
}
