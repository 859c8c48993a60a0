import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/app.ts'
import { whenIdle } from '../../app/idle.ts'
import { isStreamOpen } from '../../app/live/stream-state.ts'
import type { LivePage } from './follow-page.ts'

/** How often a page is read again while there is no stream. */
const REREAD_MS = 180_000

/**
 * Follows the live stream while the page is open; the stream's code is loaded after hydration. Without a stream the page is read again
 * every three minutes.
 */
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
    const callOff = whenIdle(() => {
      import('./follow-page.ts').then(
        ({ followPage }) => {
          if (!left) stop = followPage(client, app.session, () => latest.current)
        },
        () => {
          // Without the stream's code there is none.
        },
      )
    })
    const rereading = setInterval(() => {
      if (isStreamOpen() || document.hidden) return
      for (const queryKey of latest.current.keys) void client.invalidateQueries({ queryKey })
    }, REREAD_MS)
    return () => {
      left = true
      callOff()
      clearInterval(rereading)
      stop?.()
    }
  }, [client, app])
}
