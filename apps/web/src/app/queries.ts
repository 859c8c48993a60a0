import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError, type CallAnswer, type CallInput, type CallName, callApi } from './api/api.ts'
import { keptAt } from './offline/kept.ts'

/** One per page request on the server, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        // Offline a call fails at once with an error; by default it would wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) =>
          typeof window !== 'undefined' &&
          navigator.onLine !== false &&
          count < 2 &&
          (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
      },
    },
  })
}

/** An answer that came with the page: its key, its data and when it was read (milliseconds since 1970). */
type BroughtAnswer = readonly [key: QueryKey, data: unknown, readAt: number]

/** The data of the page for the browser, as JSON. Failed queries are left out, and the browser repeats them. */
export function answersOf(client: QueryClient): string {
  const read = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  return JSON.stringify(read.map(({ queryKey, state }): BroughtAnswer => [queryKey, state.data, state.dataUpdatedAt]))
}

/**
 * Takes the answers that came with the page. They are as new as the page: a cached one may have been rendered a while ago, by another
 * clock, and would have been dropped if anything on it had changed. Only a browser that goes back, and one without a connection, takes the
 * page from its own cache, however old it is.
 */
export function takeAnswers(client: QueryClient, json: string): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isOld = page?.type === 'back_forward' || keptAt() !== null
  const answers: BroughtAnswer[] = JSON.parse(json)
  for (const [key, data, readAt] of answers) client.setQueryData(key, data, { updatedAt: isOld ? readAt : Date.now() })
}

/**
 * Query options of one call: the key is the call's name and its input. A feature's queries.ts wraps this under its own name; components
 * read with useQuery, route loaders fill the cache with `prefetch`.
 */
export function callQuery<N extends CallName>(name: N, input: CallInput<N>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => call(name, input, signal),
  })
}

/** A call whose input is known to be complete. */
export function call<N extends CallName>(name: N, input: CallInput<N>, signal: AbortSignal): Promise<CallAnswer<N>> {
  const complete = callApi as (name: N, input: CallInput<N>, options: { signal: AbortSignal }) => Promise<CallAnswer<N>>
  return complete(name, input, { signal })
}

/** The options of a feature's queries.ts, for `prefetch`. */
interface Fetchable {
  queryKey: readonly unknown[]
  queryFn?: unknown
}

/** Waits until the given queries are in the cache; a failed one is left for the component, which shows the error with a retry. */
export async function prefetch(client: QueryClient, ...queries: Fetchable[]): Promise<void> {
  await Promise.allSettled(queries.map((options) => client.query({ staleTime: 30_000, ...options } as never)))
}
