import type { QueryClient } from '@tanstack/react-query'
import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { now } from '../../app/clock.ts'
import { siteQuery } from '../../app/site.ts'
import { patchChances } from '../../ui/chances/patch-chances.ts'
import type { LiveEvent } from '../../ui/live/follow-page.ts'
import { showMoves } from '../../ui/live/fresh.tsx'
import { movesOf, patchMatch, patchPrices, patchQueries, reportGoal } from '../../ui/live/patch.ts'
import { type ListedMatch, UPCOMING_KEY } from './upcoming-queries.ts'

/** Applies a message of the live stream to every list of matches in the cache. */
export function patchLists(liveEvent: LiveEvent, client: QueryClient): void {
  if (liveEvent.event === 'match') applyMatch(client, liveEvent)
  if (liveEvent.event === 'odds') applyPrices(client, liveEvent)
  if (liveEvent.event === 'chances') patchChances(client, liveEvent)
}

function applyMatch(client: QueryClient, change: LiveMatch) {
  let counted = 0
  patchListed(client, change.match_id, (before) => {
    // The same match may be in lists of several zones or settings.
    counted = Number(change.state_id !== undefined) - Number(before.state_id !== undefined)
    reportGoal(before.score, { liveMatch: change, home: before.local_name, away: before.visitor_name })
    return changeMatch(before, change, now())
  })
  if (counted === 0) return
  // The number in the menu moves with the list; then the server counts.
  const { queryKey } = siteQuery()
  client.setQueryData(queryKey, (site) => site && { ...site, live_count: Math.max(0, site.live_count + counted) })
  void client.invalidateQueries({ queryKey })
}

function applyPrices(client: QueryClient, change: LiveOdds) {
  patchListed(client, change.match_id, (before) => {
    const after = patchPrices(before, change)
    const moves = movesOf(before.odds, after.odds)
    if (moves) showMoves(change.match_id, moves)
    return after.odds === before.odds ? after : { ...after, odds_at: new Date(now()).toISOString() }
  })
}

const patchListed = (client: QueryClient, match_id: number, change: (match: ListedMatch) => ListedMatch) =>
  patchQueries<readonly ListedMatch[]>(client, [UPCOMING_KEY], (matches) => changeOne(matches, match_id, change))

/** The list with one match changed; the very same list when it does not hold the match or nothing of it changed. */
export function changeOne(
  matches: readonly ListedMatch[],
  match_id: number,
  change: (match: ListedMatch) => ListedMatch,
): readonly ListedMatch[] {
  const index = matches.findIndex((match) => match.match_id === match_id)
  const before = matches[index]
  if (before === undefined) return matches
  const after = change(before)
  return after === before ? matches : matches.with(index, after)
}

/** @param at milliseconds by the server's clock */
export function changeMatch(before: ListedMatch, change: LiveMatch, at: number): ListedMatch {
  const { state_id: _state, seen_at: _seen, ...kept } = before
  const playing = change.state_id === undefined || !kept.kickoff_known ? {} : { state_id: change.state_id }
  const seen = change.minute === null ? {} : { seen_at: at }
  const { halftime, local_red_cards, visitor_red_cards } = change
  return { ...patchMatch(kept, change), halftime, local_red_cards, visitor_red_cards, ...playing, ...seen }
}
