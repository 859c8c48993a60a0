import { DAY_MS, isLevel, type Score, STATE, settleScores } from '@touchline/football'
import { seasonKey } from './competitions.ts'
import type { FileMatch } from './file-match.ts'
import type { Problems } from './problems.ts'

/** Two legs of a tie are at most this far apart. */
const MAX_DAYS_BETWEEN_LEGS = 60

/**
 * Removes extra time and shoot-outs that follow a match with a winner, unless the file has the other leg and both together are level. Needs
 * all matches of a file.
 */
export function settleTies<Match extends FileMatch>(matches: readonly Match[], problems: Problems): readonly Match[] {
  const doubtful = matches.filter(wentOnThoughDecided)
  if (doubtful.length === 0) return matches
  const meetings = Map.groupBy(matches, tieOf)
  const settled = new Map(
    doubtful
      .filter((match) => !(meetings.get(tieOf(match)) ?? []).some((other) => isLevelWith(match, other)))
      .map((match): [Match, Match] => {
        const { scores, state } = settleScores(match.scores, (_, message) => problems.doubt(match.origin, message))
        return [match, { ...match, scores, state }]
      }),
  )
  return matches.map((match) => settled.get(match) ?? match)
}

const tieOf = ({ competition, home, away }: FileMatch): string =>
  [seasonKey(competition), ...[home.key, away.key].sort()].join('|')

function wentOnThoughDecided({ state, scores: { fullTime, extraTime, shootOut } }: FileMatch): boolean {
  if (state !== STATE.after_extra_time && state !== STATE.after_penalties) return false
  const last = extraTime ?? fullTime
  return (fullTime !== null && !isLevel(fullTime)) || (shootOut !== null && last !== null && !isLevel(last))
}

/** Whether the match and an earlier one of the two sides have no winner together, when it went on and when it went to penalties. */
function isLevelWith(match: FileMatch, other: FileMatch): boolean {
  const days = (Date.parse(match.day) - Date.parse(other.day)) / DAY_MS
  const { fullTime, extraTime, shootOut } = match.scores
  const first = other.scores.current
  if (other === match || days < 0 || days > MAX_DAYS_BETWEEN_LEGS || first === null) return false
  const isTurned = other.home.key !== match.home.key
  const together = (score: Score) => isLevel(sum(score, isTurned ? [first[1], first[0]] : first))
  if (fullTime !== null && !together(fullTime)) return false
  return shootOut === null || extraTime === null || together(extraTime)
}

const sum = (one: Score, other: Score): Score => [one[0] + other[0], one[1] + other[1]]
