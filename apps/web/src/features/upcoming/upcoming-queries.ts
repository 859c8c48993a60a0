import { queryOptions } from '@tanstack/react-query'
import type { UpcomingMatch } from '@touchline/contract'
import { isDecided } from '@touchline/football'
import { callApi } from '../../app/api/api.ts'
import type { App } from '../../app/app.ts'
import { now } from '../../app/clock.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { type DayText, dayAddress } from './days/day.ts'

/** A match of the list; `seen_at` (milliseconds, server's clock) says when the minute of a running match was true. */
export type ListedMatch = UpcomingMatch & { seen_at?: number }

/** How often a list that can still change is read again, whatever the live stream does. */
const REREAD_MS = 180_000
const FRESH_MS = 60_000
export const UPCOMING_KEY = 'upcoming'

/** The server's clock, on the server and in the browser. */
export function clockOf(app: App): () => number {
  return typeof window === 'undefined' ? () => app.page.now : now
}

/**
 * The matches of a day. The key holds the day and not the minutes the window is made of, so that today's list stays the same list
 * while its beginning moves on; the window is worked out whenever it is read.
 */
export function upcomingQuery(day: DayText, settings: Settings, clock: () => number) {
  const { league_form, type_form, count_form } = settings
  const zone = zoneOf(settings)
  const form = { league_form, type_form, count_form }
  return queryOptions({
    queryKey: [UPCOMING_KEY, { day, zone, ...form }] as const,
    queryFn: async ({ signal }): Promise<ListedMatch[]> => {
      const { since, ...params } = dayAddress(day, clock(), zone)
      const query = { ...form, ...(since !== undefined && { since }) }
      const matches = await callApi('GET /upcoming/{fromUtc}/{toUtc}', { params, query }, { signal })
      const seen_at = clock()
      return matches.map((match) => (match.minute === null ? match : { ...match, seen_at }))
    },
    staleTime: FRESH_MS,
    refetchInterval: (query) => (query.state.data?.every((match) => isDecided(match.status)) ? false : REREAD_MS),
    // Other settings of the same day: the old list stays until the new one is there. Another day never shows this one's matches.
    placeholderData: (previous, query) => (query?.queryKey[1].day === day ? previous : undefined),
  })
}
