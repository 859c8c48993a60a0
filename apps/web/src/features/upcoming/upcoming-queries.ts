import { queryOptions } from '@tanstack/react-query'
import type { UpcomingMatch } from '@touchline/contract'
import { isDecided } from '@touchline/football'
import { callApi } from '../../app/api/api.ts'
import type { App } from '../../app/app.ts'
import { now } from '../../app/clock.ts'
import type { MaybeCovered } from '../../app/cover/cover.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { type DayText, dayAddress } from './days/day.ts'

/** A match of the list; `seen_at` (milliseconds, server's clock) says when the minute of a running match was true. */
export type ListedMatch = UpcomingMatch & MaybeCovered & { seen_at?: number }

/** How often a list that can still change is read again, independent of the live stream. */
export const REREAD_MS = 180_000
export const FRESH_MS = 60_000
export const UPCOMING_KEY = 'upcoming'

/** The server's clock, on the server and in the browser. */
export function clockOf(app: App): () => number {
  return typeof window === 'undefined' ? () => app.page.now : now
}

export const listForm = ({ league_form, type_form, count_form }: Settings) => ({ league_form, type_form, count_form })

/** Minutes count from when they were read. */
export const seenAt = (matches: readonly ListedMatch[], seen_at: number): ListedMatch[] =>
  matches.map((match) => (match.minute === null ? match : { ...match, seen_at }))

/**
 * The matches of a day. The key has the day and not the minutes of the window, so that today's list stays the same list while its beginning
 * moves on; the window is computed at each read.
 */
export function upcomingQuery(day: DayText, settings: Settings, clock: () => number) {
  const zone = zoneOf(settings)
  const form = listForm(settings)
  return queryOptions({
    queryKey: [UPCOMING_KEY, { day, zone, ...form }] as const,
    queryFn: async ({ signal }): Promise<ListedMatch[]> => {
      const { since, ...params } = dayAddress(day, clock(), zone)
      const query = { ...form, ...(since !== undefined && { since }) }
      const matches = await callApi('GET /upcoming/{fromUtc}/{toUtc}', { params, query }, { signal })
      return seenAt(matches, clock())
    },
    staleTime: FRESH_MS,
    refetchInterval: (query) => (query.state.data?.every((match) => isDecided(match.status)) ? false : REREAD_MS),
    // Other settings of the same day: the old list stays until the new one arrives. Another day never shows this one's matches.
    placeholderData: (previous, query) => (query?.queryKey[1].day === day ? previous : undefined),
  })
}
