import type { Zone } from '../time/zone.ts'
import { zoneMinutes } from '../time/zone.ts'

const DAY = 24 * 60

/** Hours in which nothing is sent, in minutes after midnight; across midnight where they end before they begin. */
export interface QuietHours {
  from: number
  to: number
}

/** Minutes until quiet hours end; 0 outside of them. */
export function quietMinutesLeft({ from, to }: QuietHours, minuteOfDay: number): number {
  const length = (to - from + DAY) % DAY
  const since = (minuteOfDay - from + DAY) % DAY
  return since < length ? length - since : 0
}

/** Minutes after midnight in a zone. */
export function minuteOfDay(at: Date, zone: Zone): number {
  const minutes = Math.floor(at.getTime() / 60_000) + zoneMinutes(zone, at.getTime())
  return ((minutes % DAY) + DAY) % DAY
}
