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
  const [, hour = '', minute = '', zoneText] = /^(\d{1,2})[:.](\d{2})(?:\s+(\S.*))?$/.exec(time) ?? []
  const written = zoneText === undefined ? null : zoneCalled(zoneText)
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || (zoneText !== undefined && written === null)) {
    doubt('time', `${time} is no time of day`)
    return unknown
  }
  const place = written ?? clockOf(round, zone)
  if (place === null) return unknown
  return { day, kickoff: toUtc(`${day}T${hour.padStart(2, '0')}:${minute}`, place), kickoffKnown: true }
}

/** What files write for a clock; a place, as summer and winter are mixed up. */
const CLOCKS: Readonly<Record<string, Zone>> = {
  ...{ Z: 0, UTC: 0, GMT: 0 },
  ...{ WET: 'Europe/Lisbon', WEST: 'Europe/Lisbon', BST: 'Europe/London' },
  ...{ CET: 'Europe/Berlin', CEST: 'Europe/Berlin', MEZ: 'Europe/Berlin', MESZ: 'Europe/Berlin' },
  ...{ EET: 'Europe/Athens', EEST: 'Europe/Athens', MSK: 'Europe/Moscow', TRT: 'Europe/Istanbul' },
  ...{ ET: 'America/New_York', EST: 'America/New_York', EDT: 'America/New_York' },
  ...{ CT: 'America/Chicago', PT: 'America/Los_Angeles', PST: 'America/Los_Angeles', PDT: 'America/Los_Angeles' },
  ...{ BRT: 'America/Sao_Paulo', ART: 'America/Argentina/Buenos_Aires', JST: 9, KST: 9 },
}

/** The zone a file names: `UTC`, `UTC+5:30`, `GMT-3`, `CEST`; null for anything else. */
function zoneCalled(text: string): Zone | null {
  const name = text.replace(/[()]/g, '').replace('\u2212', '-').trim().toUpperCase()
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)\s?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(name) ?? []
  if (hours === undefined) return CLOCKS[name] ?? null
  const offset = Number(hours) + Number(minutes) / 60
  return offset > 14 || Number(minutes) > 59 ? null : sign === '-' ? -offset : offset
}

/** Files that call a matchday `24. Round` were made by another hand; their times run an hour behind the league's clock, mostly. */
function clockOf(round: string | null, zone: string | null): Zone | null {
  return round !== null && /^\d+\. Round$/.test(round) ? null : zone
}
