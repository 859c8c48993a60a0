import type { TeamId } from '../table/tally.ts'
import { addOne, matchesOfEach } from './match-counts.ts'
import type { PhaseMatch, Phases } from './phases.types.ts'

const DAY_MS = 86_400_000
/** Between the final of a half year and the next one there are at least so many days. */
const MIN_DAYS_BETWEEN_HALVES = 14
/** A half year begins with a round of everybody, within so many days. */
const DAYS_OF_A_ROUND = 7
const SHARE_OF_A_ROUND = 0.75
/** A half year is over where this share of its matches is played: one of them may be missing. */
const SHARE_OF_A_HALF = 0.95

/** The phases of a season of which it is known how many matches each club plays before the play-offs, in each half year. */
export function byCountedRounds<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
  rounds: readonly number[],
): Phases<Match> {
  const phases: Phases<Match> = { table: [], playOffs: [], uncertain: [] }
  const teams = matchesOfEach<Team>(ordered).size
  let left = ordered
  for (const [at, most] of rounds.entries()) {
    const end = at < rounds.length - 1 ? endOfHalf<Team, Match>(left, (most * teams) / 2, teams) : left.length
    const played = new Map<Team, number>()
    const doubtful = new Set<Team>()
    for (const match of left.slice(0, end)) {
      const clubs = [match.home, match.away]
      const done = clubs.filter((team) => (played.get(team) ?? 0) >= most)
      if (done.length === 2) phases.playOffs.push(match)
      else if (done.length === 1 || clubs.some((team) => doubtful.has(team))) {
        for (const team of clubs) doubtful.add(team)
        phases.uncertain.push(match)
      } else {
        for (const team of clubs) addOne(played, team)
        phases.table.push(match)
      }
    }
    left = left.slice(end)
  }
  return phases
}

/** After how many matches everybody begins again when a half year is over; all of them where nobody has. */
function endOfHalf<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
  matches: number,
  teams: number,
): number {
  const at = ordered.findIndex(({ kickoff }, index) => {
    const before = ordered[index - 1]
    if (index < matches * SHARE_OF_A_HALF || before === undefined) return false
    const begins = Date.parse(kickoff)
    if (begins - Date.parse(before.kickoff) < MIN_DAYS_BETWEEN_HALVES * DAY_MS) return false
    const round = ordered.slice(index).filter((one) => Date.parse(one.kickoff) - begins < DAYS_OF_A_ROUND * DAY_MS)
    return matchesOfEach<Team>(round).size >= teams * SHARE_OF_A_ROUND
  })
  return at < 0 ? ordered.length : at
}
