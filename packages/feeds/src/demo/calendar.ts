import { CLUB_FRIENDLIES } from './competitions.ts'
import type { Calendar, LeagueSpec } from './leagues.ts'
import { DAY, dayOf, HOUR, MINUTE, offsetMinutes } from './places.ts'
import { mix, type Random, shuffled } from './random.ts'

/** Weekends from the first round of a league to its last. */
export const SEASON_WEEKS = 46
/** Fixtures of a season are published so long before its first week. */
const PUBLISHED_BEFORE = 24
const FRIDAY = 5
/** Seasons told: the current one and so many before. */
export const PAST_SEASONS = 2

/** The Friday (days since 1970) with which the weeks of a season begin to count. */
export function firstFriday(calendar: Calendar, year: number): number {
  const earliest = dayOf(calendar === 'split' ? Date.UTC(year, 6, 10) : Date.UTC(year, 0, 14))
  const weekday = (earliest + 4) % 7
  return earliest + ((FRIDAY - weekday + 7) % 7)
}

/** The instant from which the feed speaks of a season; it is the current one until the next is published. */
export function publishedAt(league: LeagueSpec, year: number): number {
  if (league.key === CLUB_FRIENDLIES.key) return Date.UTC(year - 1, 11, 9, 9)
  const first = firstFriday(league.calendar, year) + league.firstWeek * 7
  return (first - PUBLISHED_BEFORE) * DAY + 9 * HOUR
}

/** The year whose season is current at an instant (the year it begins in). */
export function currentYear(league: LeagueSpec, now: number): number {
  const guess = new Date(now).getUTCFullYear() + 1
  for (let year = guess; ; year--) {
    if (publishedAt(league, year) <= now) return year
  }
}

/** `2026/2027` or `2026`. */
export function seasonName(league: LeagueSpec, year: number): string {
  return league.calendar === 'split' ? `${year}/${year + 1}` : String(year)
}

/** First and last day of a season, days since 1970. */
export function seasonDays(league: LeagueSpec, year: number): readonly [number, number] {
  if (league.key === CLUB_FRIENDLIES.key) return [dayOf(Date.UTC(year, 0, 1)), dayOf(Date.UTC(year, 11, 31))]
  const first = firstFriday(league.calendar, year) + league.firstWeek * 7 - 1
  return [first, first + SEASON_WEEKS * 7 + 1]
}

const WEEKDAYS: Readonly<Record<string, number>> = { Thu: -1, Fri: 0, Sat: 1, Sun: 2, Mon: 3, Tue: 4, Wed: 5 }

/** A local kick-off: days after a week's Friday and minutes after midnight. */
export interface Slot {
  day: number
  minute: number
}

const slotLists = new Map<string, readonly Slot[]>()

/** The kick-offs written as `Sat1500x4 Sun1630`. A Thursday is the one before the Friday. */
export function slotsOf(text: string): readonly Slot[] {
  const known = slotLists.get(text)
  if (known !== undefined) return known
  const slots = text.split(' ').flatMap((word) => {
    const match = /^([A-Z][a-z]{2})(\d\d)(\d\d)(?:x(\d+))?$/.exec(word)
    const day = WEEKDAYS[match?.[1] ?? '']
    if (match === null || day === undefined) throw new Error(`not a kick-off: ${word}`)
    const slot = { day, minute: Number(match[2]) * 60 + Number(match[3]) }
    return Array.from({ length: Number(match[4] ?? 1) }, () => slot)
  })
  slotLists.set(text, slots)
  return slots
}

/** UTC instant of a slot in the week that begins with `friday`. */
export function kickoffOf(country: string, friday: number, slot: Slot): number {
  const day = friday + slot.day
  return day * DAY + (slot.minute - offsetMinutes(country, day)) * MINUTE
}

/** Weeks (after the calendar's first) whose midweek belongs to leagues; the others are left to the cups. */
const LEAGUE_MIDWEEKS = [13, 26]

/** When the rounds of a league are played: the Friday of the week and whether it is a midweek round, in order. */
export function roundDates(league: LeagueSpec, year: number, rounds: number, hash: number): [number, boolean][] {
  const friday = firstFriday(league.calendar, year)
  const midweeks = rounds >= 30 ? LEAGUE_MIDWEEKS : []
  const weekends = rounds - midweeks.length
  // A phase of its own keeps leagues of one size from resting in the same week.
  const phase = (mix(hash, 77) % 1000) / 1000
  const dates: [number, boolean][] = midweeks.map((week) => [friday + week * 7, true])
  for (let index = 0; index < weekends; index++) {
    const week = league.firstWeek + Math.floor(((index + phase) * SEASON_WEEKS) / weekends)
    dates.push([friday + week * 7, false])
  }
  return dates.sort((one, other) => one[0] - other[0] || Number(one[1]) - Number(other[1]))
}

/** Pairs of a single round robin by the circle method, with sides that alternate; `count` is even. */
export function roundRobin(count: number): [number, number][][] {
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

/** All rounds of a league: the second leg mirrors the first, a third repeats it. Rounds of the first leg come in drawn order. */
export function leagueRounds(count: number, legs: number, random: Random): [number, number][][] {
  const first = shuffled(random, roundRobin(count))
  return Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? first : first.map((pairs) => pairs.map(([home, away]): [number, number] => [away, home])),
  ).flat()
}
