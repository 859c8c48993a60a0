import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { type Finder, finderQuery } from '@touchline/football'
import { type App, needTexts } from '../../app/app.ts'
import { callQuery, prefetch } from '../../app/queries.ts'
import { callPages } from '../../ui/lists/call-pages.ts'

/** Polling interval until the drawing is done. */
const ASK_AGAIN_MS = 1500

export const formQuery = () => callQuery('GET /v3/finder/form', {})

/** The old answer stays visible until the new one arrives. */
export const matchesQuery = (finder: Finder) => ({
  ...callQuery('GET /v3/finder/matches', { query: finderQuery(finder) }),
  placeholderData: keepPreviousData,
})

export const historyQuery = (finder: Finder) => ({
  ...callQuery('GET /v3/finder/history', { query: finderQuery(finder) }),
  placeholderData: keepPreviousData,
})

const PAST = 'GET /v3/finder/past'

export const pastPages = (finder: Finder) =>
  callPages(PAST, (page) => ({ query: { ...finderQuery(finder), page: String(page), per_page: '20' } }))

const AT_ONCE = 1000
/** Newest past matches in a file. */
export const MAX_IN_FILE = 10_000

/** All past matches of a finder, up to the limit of a file. */
export async function everyPastMatch(client: QueryClient, finder: Finder) {
  const found = []
  for (let page = 1; page <= MAX_IN_FILE / AT_ONCE; page++) {
    const query = { ...finderQuery(finder), page: String(page), per_page: String(AT_ONCE) }
    const answer = await client.fetchQuery(callQuery(PAST, { query }))
    if (answer.type !== 2) break
    found.push(...answer.matches)
    if (!answer.has_more) break
  }
  return found
}

export const chanceQuery = (finder: Finder) => {
  const options = callQuery('GET /v3/finder/chance', { query: finderQuery(finder) })
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data?: { type: number; state?: string } | undefined } }) =>
      data?.state === 'drawing' ? ASK_AGAIN_MS : false,
  }
}

export const savedQuery = () => callQuery('GET /v3/finder/saved', {})

/** The server waits for the form and the example; the browser continues with the texts alone. */
export async function loadFinder({ app, queryClient }: { app: App; queryClient: QueryClient }): Promise<void> {
  const reading = prefetch(queryClient, formQuery())
  await Promise.all([needTexts(app, 'finder'), typeof window === 'undefined' ? reading : null])
}
