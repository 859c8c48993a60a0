import { addDays, HOUR_MS, localDay, type Zone, zoneToUtc } from '@touchline/football'

export type DigestRhythm = 'off' | 'daily' | 'weekly'

const AT_HOUR = 8
/** Before the matches of the weekend. */
const FRIDAY = 5

/** When the next digest is due: at eight in the morning of the reader, every day or on Fridays; null where none is wished. */
export function nextDigestAt(rhythm: DigestRhythm, zone: Zone, now: Date): Date | null {
  if (rhythm === 'off') return null
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = addDays(localDay(now, zone), ahead)
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const at = new Date(zoneToUtc(midnight + AT_HOUR * HOUR_MS, zone))
    const isDay = rhythm === 'daily' || new Date(midnight).getUTCDay() === FRIDAY
    if (isDay && at > now) return at
  }
  throw new Error('A week without a morning')
}
