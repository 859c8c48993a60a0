import type { Day } from '@touchline/football'
import { DAY_MS } from '@touchline/football'

/** The day a number of days from an instant, in UTC as the feed counts. */
export const dayFrom = (now: Date, days: number): Day =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
