import type { LiveMatch } from '@touchline/contract'
import type { ListedMatch } from './queries.ts'

export type Side = 'home' | 'away'

/**
 * The list with one match brought up to date; the very same list when it does not hold the match.
 * @param at milliseconds by the server's clock
 */
export function patchMatches(matches: readonly ListedMatch[], change: LiveMatch, at: number): readonly ListedMatch[] {
  const index = matches.findIndex((match) => match.match_id === change.match_id)
  const before = matches[index]
  if (before === undefined) return matches
  const { state_id: _state, seen_at: _seen, ...kept } = before
  const { state_id, status, minute, added_minute, score, shootout } = change
  const playing = state_id === undefined || !kept.kickoff_known ? {} : { state_id }
  const seen = minute === null ? {} : { seen_at: at }
  return matches.with(index, { ...kept, status, minute, added_minute, score, shootout, ...playing, ...seen })
}

/** Who has scored between what was shown and what is reported; null when nobody has or the score went back. */
export function scorerOf(before: Pick<ListedMatch, 'score'>, change: Pick<LiveMatch, 'score'>): Side | null {
  if (change.score === null) return null
  const { home, away } = before.score ?? { home: 0, away: 0 }
  if (change.score.home < home || change.score.away < away) return null
  if (change.score.home > home) return 'home'
  return change.score.away > away ? 'away' : null
}
