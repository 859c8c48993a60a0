import type { QueryClient } from '@tanstack/react-query'
import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { now } from '../../app/clock.ts'
import { siteQuery } from '../../app/site.ts'
import { showGoal } from '../../ui/live/goals.ts'
import type { LiveEvent } from '../../ui/live/live-event.ts'
import { patchPrices, scorerOf } from '../../ui/live/patch.ts'
import { movesOf, showMoves } from '../../ui/live/price-moves.ts'
import { patchQueries } from '../../ui/live/use-live.ts'
import { changeOne, patchListed } from './live-patch.ts'
import { type ListedMatch, UPCOMING_KEY } from './upcoming-queries.ts'

type Matches = readonly ListedMatch[]

/** Brings every list of matches in the cache up to date with what the live stream reports. */
export function onLiveEvent(liveEvent: LiveEvent, client: QueryClient): void {
  if (liveEvent.event === 'match') applyMatch(client, liveEvent)
  if (liveEvent.event === 'odds') applyPrices(client, liveEvent)
}

function applyMatch(client: QueryClient, change: LiveMatch) {
  let counted = 0
  patchQueries<Matches>(client, [UPCOMING_KEY], (matches) =>
    changeOne(matches, change.match_id, (before) => {
      // The same match may stand in lists of several zones or settings.
      counted = Number(change.state_id !== undefined) - Number(before.state_id !== undefined)
      const side = scorerOf(before.score, change.score)
      if (side && change.score) {
        showGoal(before.match_id, { side, home: before.local_name, away: before.visitor_name, score: change.score })
      }
      return patchListed(before, change, now())
    }),
  )
  if (counted === 0) return
  // The number in the menu moves with the list; then the server counts.
  const { queryKey } = siteQuery()
  client.setQueryData(queryKey, (site) => site && { ...site, live_count: Math.max(0, site.live_count + counted) })
  void client.invalidateQueries({ queryKey })
}

function applyPrices(client: QueryClient, change: LiveOdds) {
  patchQueries<Matches>(client, [UPCOMING_KEY], (matches) =>
    changeOne(matches, change.match_id, (before) => {
      const after = patchPrices(before, change)
      const moves = movesOf(before.odds, after.odds)
      if (moves) showMoves(change.match_id, moves)
      return after
    }),
  )
}
