import type { LiveMatch } from '@touchline/contract'
import { patchMatch } from '../../ui/live/patch.ts'
import type { ListedMatch } from './upcoming-queries.ts'

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
export function patchListed(before: ListedMatch, change: LiveMatch, at: number): ListedMatch {
  const { state_id: _state, seen_at: _seen, ...kept } = before
  const playing = change.state_id === undefined || !kept.kickoff_known ? {} : { state_id: change.state_id }
  const seen = change.minute === null ? {} : { seen_at: at }
  const { halftime, local_red_cards, visitor_red_cards } = change
  return { ...patchMatch(kept, change), halftime, local_red_cards, visitor_red_cards, ...playing, ...seen }
}
