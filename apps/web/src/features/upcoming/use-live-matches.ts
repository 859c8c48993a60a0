import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps every list of matches in step with the live stream while the page is open; its code is fetched once the page is alive. */
export function useLiveMatches(): void {
  const client = useQueryClient()
  useEffect(() => {
    let left = false
    let stop: (() => void) | null = null
    import('./live.ts').then(
      ({ followMatches }) => {
        if (!left) stop = followMatches(client)
      },
      () => {
        // Without the stream the list is still read again every few minutes.
      },
    )
    return () => {
      left = true
      stop?.()
    }
  }, [client])
}
