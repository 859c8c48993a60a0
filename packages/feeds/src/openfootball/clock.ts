import { type Day, type Timestamp, type Zone, zoneToUtc } from '@touchline/football'
import { dayAlone, type FileMatch } from '../files/file-match.ts'
import type { Doubt } from '../files/problems.ts'
import { remembering } from '../files/remembering.ts'
import type { RawMatch } from './openfootball-document.ts'

/** The instant at which clocks of a zone show a time written `2024-03-09T15:00`. */
type ToUtc = (local: string, zone: Zone) => Timestamp

const toUtc: ToUtc = (local, zone) => new Date(zoneToUtc(Date.parse(`${local}:00Z`), zone)).toISOString()

export function rememberingUtc(): ToUtc {
  const byZone = remembering((zone) => remembering((local) => toUtc(local, zone)))
  return (local, zone) => (typeof zone === 'string' ? byZone(zone)(local) : toUtc(local, zone))
}

/** When a match begins: with the time where the file reports one by a certain clock, else the day alone. */
export function readKickoff(
  day: Day,
  { time, round }: RawMatch,
  zone: string | null,
  toUtc: ToUtc,
  doubt: Doubt,
): Pick<FileMatch, 'day' | 'kickoff' | 'kickoffKnown'> {
  const unknown = dayAlone(day)
  if (time === null) return unknown
  const match = /^(\d{1,2}):(\d{2})(?: UTC([+-]\d{1,2}))?$/.exec(time)
  const [, hour = '', minute = '', offset] = match ?? []
  if (match === null || Number(hour) > 23 || Number(minute) > 59) {
    doubt('time', `${time} is no time of day`)
    return unknown
  }
  const place = offset === undefined ? clockOf(round, zone) : Number(offset)
  if (place === null) return unknown
  return { day, kickoff: toUtc(`${day}T${hour.padStart(2, '0')}:${minute}`, place), kickoffKnown: true }
}

/** Files that call a matchday `24. Round` were made by another hand; their times run an hour behind the league's clock, mostly. */
function clockOf(round: string | null, zone: string | null): string | null {
  return round !== null && /^\d+\. Round$/.test(round) ? null : zone
}
