import { percentage } from './shares.ts'

const QUARTERS = ['0-15', '15-30', '30-45', '45-60', '60-75', '75-90'] as const

/**
 * Goals by quarter of an hour, as the field names them: `15-30` is minute 16 to 30, added time belongs to the minute it is added
 * to. Extra time has no place here.
 */
export function minuteShares(minutes: readonly number[]): Record<string, { count: number; percentage: number }> {
  const counts = QUARTERS.map((_, at) => minutes.filter((minute) => quarterOf(minute) === at).length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(
    QUARTERS.map((name, at) => [name, { count: counts[at] ?? 0, percentage: percentage(counts[at] ?? 0, all) }]),
  )
}

const quarterOf = (minute: number): number => Math.max(0, Math.ceil(minute / 15) - 1)
