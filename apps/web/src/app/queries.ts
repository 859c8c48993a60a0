import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, type CallInput, type CallName, callApi } from './api.ts'

/** One per page request on the server, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        retry: (count, error) =>
          typeof window !== 'undefined' &&
          count < 2 &&
          (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
      },
      // A page whose data could not be read is sent without it and the browser asks again.
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
    },
  })
}

/**
 * Query options of one call: the key is the call's name and what it is given. A feature's queries.ts wraps this under a name of its
 * own; components read with useQuery, route loaders fill the cache with `prefetch`.
 */
export function callQuery<N extends CallName>(name: N, input: CallInput<N>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) =>
      (callApi as (name: N, input: CallInput<N>, options: { signal: AbortSignal }) => ReturnType<typeof callApi<N>>)(
        name,
        input,
        { signal },
      ),
  })
}

/** What `prefetch` takes: the options a feature's queries.ts gives. */
interface Fetchable {
  queryKey: readonly unknown[]
  queryFn?: unknown
}

/** Waits until the given queries are in the cache; a failed one is left for the component, which shows the error with a retry. */
export async function prefetch(client: QueryClient, ...queries: Fetchable[]): Promise<void> {
  await Promise.allSettled(queries.map((options) => client.query({ staleTime: 30_000, ...options } as never)))
}
