import { memoized } from '../memoized.ts'
/**
 * The viewer's time zone: whole hours from UTC (2, -5), the same as text (`+2`, `-5`), or a place of the IANA list (`Europe/Lisbon`), which
 * knows daylight saving. Anything else counts as UTC.
 */
export type Zone = number | string

const MINUTE = 60_000

/** The 25 fixed offsets of the settings, `+12` to `-12`. */
export const OFFSETS: readonly string[] = Array.from({ length: 25 }, (_, index) =>
  index <= 12 ? `+${12 - index}` : String(12 - index),
)

/** Hours from UTC of an offset such as `+2` or `-5`; 0 for anything that is not one of OFFSETS. */
export function parseOffset(text: string): number {
  return OFFSETS.includes(text) ? Number(text) + 0 : 0
}

/** An offset as the settings write it: `+2`, `+0`, `-5`. */
export function offsetText(hours: number): string {
  return hours < 0 ? String(hours) : `+${hours}`
}

const clockOf = memoized((place: string): Intl.DateTimeFormat | null => {
  if (!/^[A-Za-z]/.test(place)) return null
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone: place,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return null
  }
})

/** Whether a text is one of the fixed offsets or a place this machine knows. */
export function isZone(text: string): boolean {
  return OFFSETS.includes(text) || clockOf(text) !== null
}

/** Minutes that clocks of the zone are ahead of UTC at an instant (milliseconds since 1970). */
export function zoneMinutes(zone: Zone, at: number): number {
  if (typeof zone === 'number') return zone * 60
  const clock = OFFSETS.includes(zone) ? null : clockOf(zone)
  if (clock === null) return parseOffset(zone) * 60
  const parts = new Map(clock.formatToParts(at).map((part) => [part.type, Number(part.value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((shown - Math.floor(at / MINUTE) * MINUTE) / MINUTE)
}

/**
 * The instant at which clocks of the zone show a local time, given as the milliseconds it would be in UTC. A time that a change of
 * clocks skips is taken after the change, one that comes twice is the first.
 */
export function zoneToUtc(local: number, zone: Zone): number {
  const before = local - zoneMinutes(zone, local - 1440 * MINUTE) * MINUTE
  const after = local - zoneMinutes(zone, local + 1440 * MINUTE) * MINUTE
  return shows(before, local, zone) || !shows(after, local, zone) ? before : after
}

function shows(instant: number, local: number, zone: Zone): boolean {
  return instant + zoneMinutes(zone, instant) * MINUTE === local
}
