import { type Day, isDay, type Timestamp, type Zone, zoneToUtc } from '@touchline/football'
import type { Doubt } from '../file-report.ts'
import type { RawMatch } from './openfootball-document.ts'

export interface Kickoff {
  kickoff: Timestamp
  kickoffKnown: boolean
}

/** The instant at which clocks of a zone show a time written `2024-03-09T15:00`. */
export type ToUtc = (local: string, zone: Zone) => Timestamp

export const toUtc: ToUtc = (local, zone) => new Date(zoneToUtc(Date.parse(`${local}:00Z`), zone)).toISOString()

/** When a match begins: with the time where the file reports one by a certain clock, else the day alone. */
export function readKickoff(
  day: Day,
  { time, round }: RawMatch,
  zone: string | null,
  toUtc: ToUtc,
  doubt: Doubt,
): Kickoff {
  const unknown = { kickoff: `${day}T00:00:00.000Z`, kickoffKnown: false }
  if (time === null) return unknown
  const match = /^(\d{1,2}):(\d{2})(?: UTC([+-]\d{1,2}))?$/.exec(time)
  const [, hour = '', minute = '', offset] = match ?? []
  if (match === null || Number(hour) > 23 || Number(minute) > 59) {
    doubt('time', `${time} is no time of day`)
    return unknown
  }
  const place = offset === undefined ? clockOf(round, zone) : Number(offset)
  if (place === null) return unknown
  return { kickoff: toUtc(`${day}T${hour.padStart(2, '0')}:${minute}`, place), kickoffKnown: true }
}

/** Files that call a matchday `24. Round` were made by another hand; their times run an hour behind the league's clock, mostly. */
function clockOf(round: string | null, zone: string | null): string | null {
  return round !== null && /^\d+\. Round$/.test(round) ? null : zone
}

/**
 * The day of a match; null when it is no day of the season. A season of two years may begin in June and was played out in August
 * once, one of a calendar year into the next March.
 */
export function readDay({ date }: RawMatch, season: string): Day | null {
  if (date === null || !isDay(date)) return null
  const first = Number(season.slice(0, 4))
  const [from, to] = season.includes('/')
    ? [`${first}-06-01`, `${first + 1}-08-31`]
    : [`${first}-01-01`, `${first + 1}-03-31`]
  return from <= date && date <= to ? date : null
}
