import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Heard } from './heard.ts'
import { useLive } from './use-live.ts'

/** News that come this close together are read as one. */
const TOGETHER_MS = 400

/** A function that reads queries anew, by the beginnings of their keys; several in a row are one. */
export function useReread(): (keys: readonly QueryKey[]) => void {
  const client = useQueryClient()
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; keys: Map<string, QueryKey> }>({
    timer: undefined,
    keys: new Map(),
  })
  useEffect(() => {
    const { current } = waiting
    return () => clearTimeout(current.timer)
  }, [])
  return useCallback(
    (keys) => {
      if (keys.length === 0) return
      const { current } = waiting
      for (const key of keys) current.keys.set(JSON.stringify(key), key)
      clearTimeout(current.timer)
      current.timer = setTimeout(() => {
        for (const queryKey of current.keys.values()) void client.invalidateQueries({ queryKey })
        current.keys.clear()
      }, TOGETHER_MS)
    },
    [client],
  )
}

/**
 * Reads queries anew when the live stream tells what they hang on, and when it may have missed something. A league's table:
 *
 *     useLiveRefresh((heard) => heard.event === 'season' && heard.season_id === id, [standingQuery(id).queryKey])
 *
 * @param keys beginnings of the keys of the queries
 */
export function useLiveRefresh(wants: (heard: Heard) => boolean, keys: readonly QueryKey[]): void {
  const reread = useReread()
  useLive({
    keys,
    onHeard: (heard) => {
      if (wants(heard)) reread(keys)
    },
  })
}
