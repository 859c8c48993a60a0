import { DAY_MS } from '../../time/durations.ts'
import type { TeamId } from '../table/tally.ts'
import { addOne, matchesOfEach, pairOf, partFirst } from './match-counts.ts'
import type { PhaseMatch, Phases } from './phases.types.ts'

/** Between the final of a half year and the next one there are at least this many days. */
const MIN_DAYS_BETWEEN_HALVES = 14
/** A half year begins with a round of all clubs, within this many days. */
const DAYS_OF_A_ROUND = 7
const SHARE_OF_A_ROUND = 0.75
/** A half year is over where this share of its matches is played: one of them may be missing. */
const SHARE_OF_A_HALF = 0.95
/** A half year that has come so far is no knock-out of the one before. */
const MIN_SHARE_BEGUN = 0.25

/** The phases of a season of which it is known how many matches each club plays before the play-offs, in each half year. */
export function byCountedRounds<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
  rounds: readonly number[],
): Phases<Match> {
  const phases: Phases<Match> = { table: [], playOffs: [], uncertain: [] }
  const teams = matchesOfEach<Team>(ordered).size
  const halves: Match[][] = []
  let left: readonly Match[] = ordered
  for (const [at, most] of rounds.entries()) {
    const { half, later } =
      at < rounds.length - 1 ? firstHalf<Team, Match>(left, most, teams) : { half: left, later: [] }
    const played = new Map<Team, number>()
    const doubtful = new Set<Team>()
    const own: Match[] = []
    for (const match of half) {
      const clubs = [match.home, match.away]
      const done = clubs.filter((team) => (played.get(team) ?? 0) >= most)
      if (done.length === 2) phases.playOffs.push(match)
      else if (done.length === 1 || clubs.some((team) => doubtful.has(team))) {
        for (const team of clubs) doubtful.add(team)
        phases.uncertain.push(match)
      } else {
        for (const team of clubs) addOne(played, team)
        own.push(match)
      }
    }
    halves.push(own)
    left = later
  }
  phases.table.push(...halves.flat())
  return rounds.length > 1 ? { ...phases, halves } : phases
}

/** The matches until everybody begins again, and those from then on; all of them where nobody has begun again. */
function firstHalf<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
  most: number,
  teams: number,
): { half: readonly Match[]; later: readonly Match[] } {
  const matches = (most * teams) / 2
  const at = ordered.findIndex(({ kickoff }, index) => {
    const before = ordered[index - 1]
    if (index < matches * SHARE_OF_A_HALF || before === undefined) return false
    const begins = Date.parse(kickoff)
    if (begins - Date.parse(before.kickoff) < MIN_DAYS_BETWEEN_HALVES * DAY_MS) return false
    const round = ordered.slice(index).filter((one) => Date.parse(one.kickoff) - begins < DAYS_OF_A_ROUND * DAY_MS)
    return matchesOfEach<Team>(round).size >= teams * SHARE_OF_A_ROUND
  })
  if (at >= 0) return { half: ordered.slice(0, at), later: ordered.slice(at) }
  // A match that was put off may leave no break: where everybody meets once in a half, the second meetings are those of the other.
  const { first, later } = partFirst(ordered, pairOf, 1)
  const isDouble = most === teams - 1 && later.length > matches * MIN_SHARE_BEGUN
  return isDouble ? { half: first, later } : { half: ordered, later: [] }
}
