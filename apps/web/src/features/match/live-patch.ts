import type { LiveMatch, MatchBasics } from '@touchline/contract'

/** The basics with what the live stream says of the match; those of another match stay as they are. */
export function patchBasics(basics: MatchBasics[], change: LiveMatch): MatchBasics[] {
  const { match_id, status, minute, added_minute, score, shootout } = change
  return basics.map((one) =>
    one.match_id === match_id ? { ...one, status, minute, added_minute, score, shootout } : one,
  )
}

/** Reads an event of the live stream; null when it does not say what it should. */
export function readChange(data: string): LiveMatch | null {
  try {
    const change = JSON.parse(data) as LiveMatch
    return typeof change.match_id === 'number' && typeof change.status === 'number' ? change : null
  } catch {
    return null
  }
}
