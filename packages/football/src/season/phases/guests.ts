import type { TeamId } from '../table/tally.ts'
import { matchesOfEach, medianOf } from './match-counts.ts'
import type { PhaseMatch, Phases } from './phases.types.ts'

/** Most matches a club of another division plays in the play-offs at the end of a season. */
const MAX_OF_A_GUEST = 4
/** A league whose clubs have played fewer has not come to its play-offs. */
const MIN_OF_A_MEMBER = 18
/** Play-offs begin when this share of the season is over: a match that was put off may follow them. */
const SHARE_BEFORE = 0.9

/**
 * Parts a league's matches, in order, from those of clubs that hardly play in it: where a file lists a season with everything after it,
 * clubs of another division come when the season is over. A club that comes earlier may be one of the league under a wrong name.
 */
export function partGuests<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
): Phases<Match> {
  const guests = guestsAmong(ordered)
  const isOfGuest = ({ home, away }: Match) => guests.has(home) || guests.has(away)
  const table = ordered.filter((match) => !isOfGuest(match))
  const late = table[Math.floor(table.length * SHARE_BEFORE)]?.kickoff ?? ''
  const others = ordered.filter(isOfGuest)
  return {
    table,
    playOffs: others.filter(({ kickoff }) => kickoff > late),
    uncertain: others.filter(({ kickoff }) => kickoff <= late),
  }
}

function guestsAmong<Team extends TeamId>(matches: readonly PhaseMatch<Team>[]): Set<Team> {
  const played = matchesOfEach(matches)
  if (medianOf(played.values()) < MIN_OF_A_MEMBER) return new Set()
  return new Set([...played].flatMap(([team, count]) => (count <= MAX_OF_A_GUEST ? [team] : [])))
}
