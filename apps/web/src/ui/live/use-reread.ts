import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/** News that come this close together are read as one. */
const TOGETHER_MS = 400

/**
 * A function that reads queries again, by the prefixes of their keys.
 * @param afterMs how long the first message waits for others, to read once for all
 */
export function useReread(afterMs = TOGETHER_MS): (keys: readonly QueryKey[]) => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef(new Map<string, QueryKey>())
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return useCallback(
    (keys) => {
      for (const key of keys) waiting.current.set(JSON.stringify(key), key)
      if (waiting.current.size === 0 || timer.current !== undefined) return
      timer.current = setTimeout(() => {
        timer.current = undefined
        for (const queryKey of waiting.current.values()) void client.invalidateQueries({ queryKey })
        waiting.current.clear()
      }, afterMs)
    },
    [client, afterMs],
  )
}
