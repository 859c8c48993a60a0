import { type Day, isZone, type Timestamp, type Zone, zoneMinutes, zoneToUtc } from '@touchline/football'
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

const TIME = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?/
/** Behind a time of day: of a clock with twelve hours, or in German. */
const HALF_DAY = /^(?:([ap])\.?m\.?|uhr)(?![a-z])/i

/** When a match begins: with the time where the file reports one by a certain clock, else the day alone. */
export function readKickoff(
  day: Day,
  {
    rawMatch: { time, round },
    zone,
    toUtc,
    doubt,
  }: { rawMatch: RawMatch; zone: string | null; toUtc: ToUtc; doubt: Doubt },
): Pick<FileMatch, 'day' | 'kickoff' | 'kickoffKnown'> {
  const unknown = dayAlone(day)
  if (time === null) return unknown
  const [whole = '', hourText = '', minute = ''] = TIME.exec(time.trim()) ?? []
  const behind = time.trim().slice(whole.length).trim()
  const [word = '', half] = HALF_DAY.exec(behind) ?? []
  const zoneText = behind.slice(word.length).trim()
  const written = zoneText === '' ? null : zoneCalled(zoneText, { own: zone, at: Date.parse(day) })
  const hour = hourOf(hourText, half)
  if (hour === null || Number(minute) > 59 || (zoneText !== '' && written === null)) {
    doubt('time', `${time} is no time of day`)
    return unknown
  }
  const place = written ?? clockOf(round, zone)
  if (place === null) return unknown
  return { day, kickoff: toUtc(`${day}T${String(hour).padStart(2, '0')}:${minute}`, place), kickoffKnown: true }
}

/** The hour of a day; `half` is that of a clock with twelve hours, `a` or `p`. */
function hourOf(text: string, half: string | undefined): number | null {
  const hour = Number(text)
  if (text === '' || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  return half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** Clocks in files as places, because files mix up summer and winter time. Where several clocks share a name, the league's is used. */
const CLOCKS: Readonly<Record<string, readonly Zone[]>> = {
  ...{ Z: [0], UT: [0], UTC: [0], GMT: [0] },
  ...{ WET: ['Europe/Lisbon'], WEST: ['Europe/Lisbon'], BST: ['Europe/London'] },
  ...{ CET: ['Europe/Berlin'], CEST: ['Europe/Berlin'], MEZ: ['Europe/Berlin'], MESZ: ['Europe/Berlin'] },
  ...{ EET: ['Europe/Athens'], EEST: ['Europe/Athens'], MSK: ['Europe/Moscow'], TRT: ['Europe/Istanbul'] },
  ...{ IST: ['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin'], IDT: ['Asia/Jerusalem'] },
  ...{ ET: ['America/New_York'], EST: ['America/New_York'], EDT: ['America/New_York'] },
  ...{ CT: ['America/Chicago'], CDT: ['America/Chicago'] },
  CST: ['America/Chicago', 'America/Mexico_City', 'Asia/Shanghai'],
  ...{ MT: ['America/Denver'], MST: ['America/Denver'], MDT: ['America/Denver'] },
  ...{ PT: ['America/Los_Angeles'], PST: ['America/Los_Angeles'], PDT: ['America/Los_Angeles'] },
  ...{ BRT: ['America/Sao_Paulo'], ART: ['America/Argentina/Buenos_Aires'], UYT: ['America/Montevideo'] },
  ...{ CLT: ['America/Santiago'], CLST: ['America/Santiago'], COT: [-5], ECT: [-5], PET: [-5], VET: [-4] },
  ...{ WAT: [1], CAT: [2], SAST: [2], EAT: [3], GST: [4], PKT: [5], WIB: [7], ICT: [7] },
  ...{ AST: ['Asia/Riyadh', 'America/Puerto_Rico'], SGT: [8], HKT: [8], AWST: [8], JST: [9], KST: [9] },
  ...{ AEST: ['Australia/Sydney'], AEDT: ['Australia/Sydney'], ACST: ['Australia/Adelaide'] },
  ...{ ACDT: ['Australia/Adelaide'], NZST: ['Pacific/Auckland'], NZDT: ['Pacific/Auckland'] },
}

/** The zone a file names: `UTC`, `UTC+5:30`, `GMT-3`, `+02:00`, `CEST`, `Europe/Madrid`; null for anything else. */
function zoneCalled(text: string, { own, at }: { own: string | null; at: number }): Zone | null {
  // The time in brackets is more exact.
  const name = (text.endsWith(')') ? text.slice(text.indexOf('(') + 1, -1) : text).replace('\u2212', '-').trim()
  const [, sign, hours, minutes = '0'] = /^(?:UTC?|GMT)?\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name) ?? []
  if (hours !== undefined) {
    const offset = Number(hours) + Number(minutes) / 60
    return offset > 14 || Number(minutes) > 59 ? null : sign === '-' ? -offset : offset
  }
  if (name.includes('/')) return isZone(name) ? name : null
  const meant = CLOCKS[name.toUpperCase()] ?? []
  return (
    (meant.length === 1
      ? meant[0]
      : meant.find((zone) => own !== null && zoneMinutes(zone, at) === zoneMinutes(own, at))) ?? null
  )
}

/** Files that call a matchday `24. Round` were made by another hand; their times run an hour behind the league's clock, mostly. */
function clockOf(round: string | null, zone: string | null): Zone | null {
  return round !== null && /^\d+\. Round$/.test(round) ? null : zone
}
