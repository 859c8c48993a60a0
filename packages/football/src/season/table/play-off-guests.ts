import type { TeamId } from './tally.ts'

/** Most matches a club of another division plays in the play-offs at the end of a season. */
const MOST_OF_A_GUEST = 4
/** A league whose clubs have played fewer has not come to its play-offs. */
const FEWEST_OF_A_MEMBER = 18

/**
 * The clubs of another division that are among a league's matches for a relegation play-off alone, as in files that list a season with
 * everything after it: they have played a few matches where the others have played a season.
 */
export function playOffGuests<Team extends TeamId>(matches: readonly { home: Team; away: Team }[]): Set<Team> {
  const played = new Map<Team, number>()
  for (const { home, away } of matches) {
    for (const team of [home, away]) played.set(team, (played.get(team) ?? 0) + 1)
  }
  const counts = [...played.values()].sort((a, b) => a - b)
  const median = counts[Math.floor(counts.length / 2)] ?? 0
  if (median < FEWEST_OF_A_MEMBER) return new Set()
  return new Set([...played].flatMap(([team, count]) => (count <= MOST_OF_A_GUEST ? [team] : [])))
}
