import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LiveMatch, MatchBasics } from '@touchline/contract'
import { bookmakersQuery } from '../../analysis/comparison/comparison.queries.ts'
import { matchSharesQuery } from '../../analysis/past-matches.queries.ts'
import { useSettings } from '../../app/app.ts'
import { patchMatch, patchPrices, patchQueries, reportGoal } from '../../ui/live/patch.ts'
import { useLive } from '../../ui/live/use-live.ts'
import { useReread } from '../../ui/live/use-reread.ts'
import { BASICS_CALL, basicsQuery } from './match-queries.ts'
import { fairQuery, forecastQuery, MOVEMENT_CALL, oddsQuery } from './odds/queries.ts'

/** The basics of the match, kept in step with the live stream, as are its prices. */
export function useBasics(mid: number) {
  const settings = useSettings()
  const basics = useQuery({
    ...basicsQuery(mid, settings),
    // The form settings are part of the query: the old answer stays visible until the new one arrives.
    placeholderData: (before: MatchBasics[] | undefined) => (before?.[0]?.match_id === mid ? before : undefined),
  })
  const reread = useReread()
  const prices = [
    ...[oddsQuery(mid), fairQuery(mid), forecastQuery(mid), matchSharesQuery(mid), bookmakersQuery(mid)].map(
      ({ queryKey }) => queryKey,
    ),
    [MOVEMENT_CALL, { params: { match_id: mid } }],
  ]
  useLive({
    keys: [[BASICS_CALL], ...prices],
    onLiveEvent: (liveEvent, client) => {
      if (!('match_id' in liveEvent) || liveEvent.match_id !== mid) return
      if (liveEvent.event === 'match') onMatch(client, liveEvent)
      if (liveEvent.event !== 'odds') return
      patchBasics(client, mid, (match) => patchPrices(match, liveEvent))
      reread(prices)
    },
  })
  return basics
}

function onMatch(client: QueryClient, change: LiveMatch) {
  patchBasics(client, change.match_id, (match) => {
    reportGoal(match.score, { liveMatch: change, home: match.local_name, away: match.visitor_name })
    return patchMatch(match, change)
  })
}

function patchBasics(client: QueryClient, mid: number, patch: (match: MatchBasics) => MatchBasics) {
  patchQueries<MatchBasics[]>(client, [BASICS_CALL], (basics) =>
    basics.some(({ match_id }) => match_id === mid)
      ? basics.map((match) => (match.match_id === mid ? patch(match) : match))
      : basics,
  )
}
