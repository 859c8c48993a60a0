import { reaches } from '../../match/scores/settle-scores.ts'
import { isDecided, isOver, STATE } from '../../match/states.ts'
import type { PeriodScores, Score } from '../../records/fixture.ts'
import { meetsOnceAtHome } from '../../round-robin.ts'
import { DAY_MS } from '../../time/durations.ts'
import { rulesOf } from '../rules/index.ts'
import { seasonYear } from '../season-year.ts'
import { clubFinder } from './find-club.ts'
import type { TableTeam } from './league-table.ts'
import type { TeamId } from './tally.ts'

/** A result that wins over any source. */
export interface DecidedResult<Team extends TeamId> {
  home: Team
  away: Team
  /** Day of the match; null where the pair meets once at that ground, so that it does not matter. */
  day: string | null
  score: Score
  isAwarded: boolean
  /** `Bury–Walsall, 1995-05-04`. */
  title: string
}

/** How a match ended. */
interface Ending {
  state: number
  scores: PeriodScores
}

const resultsOf = (stableKey: string | null, seasonName: string) =>
  rulesOf(stableKey)?.decisions?.[seasonYear(seasonName) ?? 0]?.results ?? []

export const hasDecidedResults = (stableKey: string | null, seasonName: string): boolean =>
  resultsOf(stableKey, seasonName).length > 0

/**
 * The results of a season that a decision or its official record gives. Clubs are found by their names among the teams; a result whose
 * clubs are not both there is left out.
 */
export function decidedResults<Team extends TeamId>(
  stableKey: string | null,
  seasonName: string,
  teams: readonly TableTeam<Team>[],
): DecidedResult<Team>[] {
  const find = clubFinder(teams)
  const once = meetsOnceAtHome(stableKey, seasonName)
  return resultsOf(stableKey, seasonName).flatMap(([homeName, awayName, day, score, how]) => {
    const [home, away] = [find(homeName), find(awayName)]
    if (home === undefined || away === undefined || home === away) return []
    const title = `${homeName}–${awayName}, ${day}`
    return [{ ...{ home, away, score, title }, day: once ? null : day, isAwarded: how === 'awarded' }]
  })
}

/** Sources differ on the day of a match by at most this many days. */
const MAX_DAYS_APART = 7

/** The decided result of a match, by its clubs and its day. */
export function decidedResultOf<Team extends TeamId>(
  results: readonly DecidedResult<Team>[],
  match: { home: Team; away: Team; kickoff: string },
): DecidedResult<Team> | null {
  const isOnDay = (day: string) =>
    Math.abs(Date.parse(match.kickoff.slice(0, 10)) - Date.parse(day)) <= MAX_DAYS_APART * DAY_MS
  const found = results.find(
    ({ home, away, day }) => home === match.home && away === match.away && (day === null || isOnDay(day)),
  )
  return found ?? null
}

/**
 * A match as decided: an award replaces any result and also a match that never ended, a recorded result only another one. An unfinished
 * match stays as it is. The half-time score stays where the new one can follow it.
 */
export function asDecided<Match extends Ending>(match: Match, { score, isAwarded }: DecidedResult<TeamId>): Match {
  const { state, scores } = match
  if (!(isAwarded ? isOver(state) : isDecided(state))) return match
  const { halfTime } = scores
  const kept = halfTime !== null && reaches(score, halfTime) ? halfTime : null
  return {
    ...match,
    state: isAwarded ? STATE.awarded : state,
    scores: { halfTime: kept, fullTime: score, extraTime: null, shootOut: null, current: score },
  }
}
