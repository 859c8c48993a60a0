import { memoized } from '@touchline/football'
import type { Calendar, LeagueSpec } from './league-spec.ts'
import { DAY, dayOf, HOUR, MINUTE, offsetMinutes } from './places.ts'

/** Fixtures of a season are published this many days before its first weekend. */
const PUBLISHED_BEFORE = 45
/** The same for a year of friendlies, which are agreed so long before. */
const FRIENDLY_BEFORE = 23
/** Weeks from the first of a split season to the first of the calendar year within it. */
const HALF = 27
const FRIDAY = 5
/** The Friday (days since 1970) with which the weeks of a season begin to count. */
export function firstFriday(calendar: Calendar, year: number): number {
  if (calendar === 'year') return firstFriday('split', year - 1) + HALF * 7
  const earliest = dayOf(Date.UTC(year, 6, 8))
  const weekday = (earliest + 4) % 7
  return earliest + ((FRIDAY - weekday + 7) % 7)
}

/** The windows of FIFA's calendar: each begins on the first Monday from a day on and ends on the Tuesday of the week after. */
const AUTUMN = { two: ['09-01', '10-06', '11-10'], one: ['09-18', '09-25', '11-06'] } as const
const SPRING = ['03-17', '06-01'] as const
/** From this year on those of September and October are one of sixteen days. */
const ONE_AUTUMN_WINDOW = 2026
const MONDAY = 1
/** Days from a week's Friday to its Monday. */
const BY_MONDAY = 3

/** Fridays of the weeks in which national teams meet in the season that begins in a year: three in autumn, then March and June. */
export const windowsOf = memoized((year: number): readonly number[] => {
  const autumn = year < ONE_AUTUMN_WINDOW ? AUTUMN.two : AUTUMN.one
  return [...autumn, ...SPRING].map((text) => {
    const earliest = dayIn('split', year, text)
    const weekday = (earliest + 4) % 7
    return earliest + ((MONDAY - weekday + 7) % 7) + FRIDAY - MONDAY
  })
})

/** Whether a week belongs to the national teams. @param friday days since 1970 */
export function isWindow(friday: number): boolean {
  const date = new Date(friday * DAY)
  return windowsOf(date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1).includes(friday)
}

/** The Friday of the week a day lies in; weeks go from Friday to Thursday. */
export const fridayOf = (day: number): number => day - ((day + 6) % 7)

/** The day of a season that a calendar writes as `08-15`, days since 1970. */
function dayIn(calendar: Calendar, year: number, text: string): number {
  const [month = 1, day = 1] = text.split('-').map(Number)
  return dayOf(Date.UTC(calendar === 'split' && month < 7 ? year + 1 : year, month - 1, day))
}

/** Whether national teams have the players on a day: they come together on the Monday before the week in which they play. */
export function isCalledUp(day: number): boolean {
  const friday = fridayOf(day)
  return isWindow(friday) || (day - friday >= BY_MONDAY && isWindow(friday + 7))
}

/** First and last day of a season, days since 1970. */
export function seasonDays(league: LeagueSpec, year: number): readonly [number, number] {
  const days = league.season.split(' ').map((text) => dayIn(league.calendar, year, text))
  const [first = 0, last = 0] = days
  // Weekends of leagues begin on a Thursday at the earliest and end on a Monday.
  return league.type === 'friendly' ? [first, last] : [fridayOf(first + 2) - 1, fridayOf(last + 2) + 4]
}

/** First and last day of a season without its play-offs. */
const roundDays = (league: LeagueSpec, year: number): readonly [number, number] =>
  seasonDays(
    league.finale === '' ? league : { ...league, season: `${league.season.slice(0, 5)} ${league.finale}` },
    year,
  )

/** The instant from which the feed knows a season; it is the current one until the next is published. */
export function publishedAt(league: LeagueSpec, year: number): number {
  const before = league.type === 'friendly' ? FRIENDLY_BEFORE : PUBLISHED_BEFORE
  return (seasonDays(league, year)[0] - before) * DAY + 9 * HOUR
}

/** The season that is current at an instant: the year it begins in. */
export function currentYear(league: LeagueSpec, now: number): number {
  for (let year = new Date(now).getUTCFullYear() + 1; ; year--) {
    if (publishedAt(league, year) <= now) return year
  }
}

/** From this share of a season on it says enough of most clubs without the one before. */
const ENOUGH = 2 / 3

/** Seasons in the feed before the one that is current at an instant. */
export function pastSeasons(league: LeagueSpec, now: number): number {
  if (league.inFull) return 2
  const [first, last] = seasonDays(league, currentYear(league, now))
  return dayOf(now) < first + ENOUGH * (last - first) ? 1 : 0
}

/** `2026/2027`, or `2026`. */
export const seasonName = ({ calendar }: LeagueSpec, year: number): string =>
  calendar === 'split' ? `${year}/${year + 1}` : String(year)

/** Whether a league rests on a day within its season: a winter break, or a week of the national teams. */
export function isPaused(league: LeagueSpec, year: number, day: number): boolean {
  if (!league.throughWindows && isCalledUp(day)) return true
  if (league.pause === '') return false
  const [first = 0, last = 0] = league.pause.split(' ').map((text) => dayIn(league.calendar, year, text))
  return day >= first && day <= last
}

const WEEKDAYS: Readonly<Record<string, number>> = { Thu: -1, Fri: 0, Sat: 1, Sun: 2, Mon: 3, Tue: 4, Wed: 5 }
const MIDWEEK_THURSDAY = 6

/** A local kick-off: days after a week's Friday and minutes after midnight. */
export interface Slot {
  day: number
  minute: number
}

/** The kick-offs written as `Sat1500x4 Sun1630`. A Thursday is the one before the Friday, behind a Tuesday or Wednesday the one after. */
export function slotsOf(text: string): readonly Slot[] {
  const midweek = /Tue|Wed/.test(text)
  return text.split(' ').flatMap((word) => {
    const match = /^([A-Z][a-z]{2})(\d\d)(\d\d)(?:x(\d+))?$/.exec(word)
    const day = midweek && match?.[1] === 'Thu' ? MIDWEEK_THURSDAY : WEEKDAYS[match?.[1] ?? '']
    if (match === null || day === undefined) throw new Error(`not a kick-off: ${word}`)
    const slot = { day, minute: Number(match[2]) * 60 + Number(match[3]) }
    return Array.from({ length: Number(match[4] ?? 1) }, () => slot)
  })
}

/** UTC instant of a slot in the week that begins with `friday`. */
export function kickoffOf(country: string, friday: number, slot: Slot): number {
  const day = friday + slot.day
  return day * DAY + (slot.minute - offsetMinutes(country, day)) * MINUTE
}

/** The weekends of a season on which a league may play. */
function weekendsOf(league: LeagueSpec, year: number): number[] {
  const [first, last] = roundDays(league, year)
  const calendar = firstFriday(league.calendar, year)
  const cup = new Set(league.cupWeekends.map((week) => calendar + week * 7))
  const weekends: number[] = []
  for (let friday = first + 1; friday <= last; friday += 7) {
    // The Saturday decides whether it is a break.
    if (!isPaused(league, year, friday + 1) && !cup.has(friday)) weekends.push(friday)
  }
  return weekends
}

/** When the rounds of a league are played: the Friday of the week and whether it is a midweek round, in order. */
export function roundDates(league: LeagueSpec, year: number, rounds: number): [number, boolean][] {
  const weekends = weekendsOf(league, year)
  const calendar = firstFriday(league.calendar, year)
  const midweeks = league.midweeks
    .map((week) => calendar + week * 7)
    .filter((friday) => !isWindow(friday) && !isWindow(friday + 7))
    .slice(0, Math.max(0, rounds - weekends.length))
  const used = rounds - midweeks.length
  if (used > weekends.length) throw new RangeError(`${league.key} ${year} has no room for ${rounds} rounds`)
  const dates: [number, boolean][] = midweeks.map((friday) => [friday, true])
  for (let index = 0; index < used; index++) {
    const friday = weekends[used === 1 ? 0 : Math.round((index * (weekends.length - 1)) / (used - 1))]
    if (friday !== undefined) dates.push([friday, false])
  }
  return dates.sort((one, other) => one[0] - other[0] || Number(one[1]) - Number(other[1]))
}

/** Pairs of a single round robin by the circle method, with sides that alternate; `count` is even. */
function roundRobin(count: number): [number, number][][] {
  const rounds: [number, number][][] = []
  for (let round = 0; round < count - 1; round++) {
    const pairs: [number, number][] = []
    for (let index = 0; index < count / 2; index++) {
      const one = index === 0 ? count - 1 : (round + index) % (count - 1)
      const other = (round - index + count - 1) % (count - 1)
      const swap = index === 0 ? round % 2 === 1 : index % 2 === 1
      pairs.push(swap ? [other, one] : [one, other])
    }
    rounds.push(pairs)
  }
  return rounds
}

/**
 * All rounds of a league: the second leg mirrors the first, a third repeats it. Nobody plays more than three times in a row at home or away, and
 * 0 and the last, 1 and 2, 3 and 4 … are never at home in the same round.
 */
export function leagueRounds(count: number, legs: number): [number, number][][] {
  const first = roundRobin(count)
  return Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? first : first.map((pairs) => pairs.map(([home, away]): [number, number] => [away, home])),
  ).flat()
}
