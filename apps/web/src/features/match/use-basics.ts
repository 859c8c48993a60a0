import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LiveMatch, MatchBasics } from '@touchline/contract'
import { useEffect } from 'react'
import { useSettings } from '../../app/app.ts'
import { followLive } from '../../app/live-stream.ts'
import { patchBasics, readChange } from './live-patch.ts'
import { BASICS_CALL, basicsQuery } from './queries.ts'

/** Basics that were read this long before the stream began may have missed something. */
const MISSED_MS = 10_000

/** The basics of the match, kept in step with the live stream. */
export function useBasics(mid: number) {
  const settings = useSettings()
  const basics = useQuery({
    ...basicsQuery(mid, settings),
    // The form settings are part of the question: the old answer stays in sight until the new one is there.
    placeholderData: (before: MatchBasics[] | undefined) => (before?.[0]?.match_id === mid ? before : undefined),
  })
  useLiveBasics(mid)
  return basics
}

function useLiveBasics(mid: number) {
  const client = useQueryClient()
  useEffect(() => {
    const key = [BASICS_CALL]
    const reread = () => void client.invalidateQueries({ queryKey: key })
    return followLive({
      onEvent: ({ event, data }) => {
        const change: LiveMatch | null = event === 'match' ? readChange(data) : null
        if (change?.match_id !== mid) return
        for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: key })) {
          // A patch does not make the rest of the answer fresh: the time of the last full reading stays.
          client.setQueryData<MatchBasics[]>(queryKey, (before) => before && patchBasics(before, change), {
            updatedAt: state.dataUpdatedAt,
          })
        }
      },
      onGap: reread,
      onOpen: (openedAt) => {
        const read = client.getQueryCache().findAll({ queryKey: key, type: 'active' })
        if (read.some(({ state }) => openedAt - state.dataUpdatedAt > MISSED_MS)) reread()
      },
    })
  }, [client, mid])
}
