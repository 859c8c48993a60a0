import type { QueryClient } from '@tanstack/react-query'
import { notFound, rootRouteId } from '@tanstack/react-router'
import { localDay } from '@touchline/football'
import { type App, needTexts } from '../../app/app.ts'
import { prefetch } from '../../app/queries.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { isChoosable } from './days/day.ts'
import { clockOf, upcomingQuery } from './upcoming-queries.ts'

/** Data of the head of a day's page. */
export interface LoadedDay {
  isEmpty: boolean
}

/** Prefetches the day's matches: the server waits for them, the browser continues with the texts alone and shows the page at once. */
export async function loadDay(
  { queryClient, app }: { queryClient: QueryClient; app: App },
  dayText?: string,
): Promise<LoadedDay> {
  if (dayText !== undefined && !isChoosable(dayText)) throw notFound({ routeId: rootRouteId })
  const settings = app.settings.get()
  const clock = clockOf(app)
  const day = dayText ?? localDay(clock(), zoneOf(settings))
  const query = upcomingQuery(day, settings, clock)
  const reading = prefetch(queryClient, query as Parameters<typeof prefetch>[1])
  await Promise.all([
    needTexts(app, 'upcoming', ...(settings.tz_place === null ? [] : (['places'] as const))),
    typeof window === 'undefined' ? reading : null,
    typeof window === 'undefined' && settings.followed_match.length > 0
      ? import('./followed-query.ts').then(({ followedQuery }) =>
          prefetch(
            queryClient,
            followedQuery(settings.followed_match, settings, clock) as Parameters<typeof prefetch>[1],
          ),
        )
      : null,
  ])
  const isEmpty = queryClient.getQueryData(query.queryKey)?.length === 0
  if (isEmpty) await needTexts(app, 'no-matches')
  return { isEmpty }
}
