import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/app.ts'
import type { LivePage } from './follow-page.ts'

/** Keeps the page in step with the live stream while it is open; the stream's code is fetched once the page is alive. */
export function useLive(page: LivePage): void {
  const client = useQueryClient()
  const app = useApp()
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  })
  useEffect(() => {
    let left = false
    let stop: (() => void) | null = null
    import('./follow-page.ts').then(
      ({ followPage }) => {
        if (!left) stop = followPage(client, app.session, () => latest.current)
      },
      () => {
        // Without the stream the page is still read again every few minutes.
      },
    )
    return () => {
      left = true
      stop?.()
    }
  }, [client, app])
}

/** Changes what queries show in place. A patch does not make the rest fresh: the time of their last full reading stays. */
export function patchQueries<T>(client: QueryClient, queryKey: QueryKey, patch: (data: T) => T): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const { data, dataUpdatedAt } = query.state
    if (data === undefined) continue
    const next = patch(data as T)
    if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt })
  }
}
