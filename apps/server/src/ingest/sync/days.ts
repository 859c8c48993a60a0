import type { Day } from '@touchline/football'

const DAY_MS = 86_400_000

/** The day so many days from an instant, in UTC as the feed counts. */
export const dayFrom = (now: Date, days: number): Day =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
