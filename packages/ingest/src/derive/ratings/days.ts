import { DAY_MS } from '@touchline/football'
/** Days are counted since 1970-01-01. Before the first match of any file, and after the last. */
export const BEFORE_ALL = -50_000
export const END_OF_DAYS = 100_000

/** YYYY-MM-DD of a day. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The UTC day of an instant. */
export const dayAt = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS)

/** The first days of the months that begin in [from, until). */
export function monthStarts(from: number, until: number): number[] {
  const date = new Date(from * DAY_MS)
  const starts: number[] = []
  for (let month = date.getUTCMonth(); ; month++) {
    const day = Date.UTC(date.getUTCFullYear(), month, 1) / DAY_MS
    if (day >= until) return starts
    if (day >= from) starts.push(day)
  }
}
