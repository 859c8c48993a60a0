import type { QueryClient } from '@tanstack/react-query'
import { localDay } from '@touchline/football'
import { type App, needTexts } from '../../app/app.ts'
import { prefetch } from '../../app/queries.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { chosenDay } from './days/day.ts'
import { clockOf, upcomingQuery } from './upcoming-queries.ts'

/** Reads the day's matches ahead: the server waits for them, the browser goes on with the texts alone and shows the page at once. */
export async function loadDay(
  { queryClient, app }: { queryClient: QueryClient; app: App },
  dayText?: string,
): Promise<void> {
  const settings = app.settings.get()
  const clock = clockOf(app)
  const day = chosenDay(dayText, localDay(clock(), zoneOf(settings)))
  const query = upcomingQuery(day, settings, clock)
  const reading = prefetch(queryClient, query as Parameters<typeof prefetch>[1])
  await Promise.all([
    needTexts(app, 'upcoming', ...(settings.tz_place === null ? [] : (['places'] as const))),
    typeof window === 'undefined' ? reading : null,
  ])
  if (queryClient.getQueryData(query.queryKey)?.length === 0) await needTexts(app, 'no-matches')
}
