import type { PeriodScores, Score, Side } from '../../records/fixture.ts'
import { STATE, type StateId } from '../states.ts'

/** The scores of one match that is over, as a source reports them. */
export interface ReportedScores {
  halfTime: Score | null
  /** After 90 minutes. */
  fullTime: Score | null
  /** After extra time, goals of the 90 minutes included. */
  extraTime: Score | null
  /** The kicks alone. */
  shootOut: Score | null
  /** The winner, if the source names one. */
  winner?: Side | 'draw' | null
}

export type ReportedScore = keyof ReportedScores

export interface SettledScores {
  scores: PeriodScores
  /** How the match ended; null where no score is known. */
  state: StateId | null
}

/** Whether a score can follow an earlier one. */
export const reaches = (later: Score, earlier: Score): boolean => later[0] >= earlier[0] && later[1] >= earlier[1]

/** Goals of a score beyond an earlier one; null when it cannot follow it. */
export const beyond = (later: Score, earlier: Score): Score | null =>
  reaches(later, earlier) ? [later[0] - earlier[0], later[1] - earlier[1]] : null

export const isLevel = ([home, away]: Score): boolean => home === away
const isSame = (one: Score | null, other: Score | null): boolean =>
  one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1])
const text = ([home, away]: Score): string => `${home}-${away}`

/**
 * Checks the scores of a match against each other. Contradictions are dropped: a half-time score above the final one, a
 * shoot-out without a winner, extra time or kicks after a match that had a winner. A score that includes the kicks is
 * split. A winner who contradicts the scores is ignored.
 * @param mayBeSecondLeg whether the match may have gone on although one side had won it
 */
export function settleScores(
  reported: ReportedScores,
  doubt: (score: ReportedScore, message: string) => void,
  mayBeSecondLeg = false,
): SettledScores {
  const { fullTime, extraTime } = playedScores(reported, doubt)
  const ended = extraTime ?? fullTime
  const surplus = !mayBeSecondLeg && fullTime !== null && !isLevel(fullTime)
  // Extra time without a goal is followed by a shoot-out where the match, or both legs, had no winner.
  const repeated = reported.shootOut === null && fullTime !== null && !isLevel(fullTime) && isSame(extraTime, fullTime)
  const shotOut = reported.shootOut !== null && !surplus && (mayBeSecondLeg || ended === null || isLevel(ended))
  const shootOut = shotOut && reported.shootOut !== null && !isLevel(reported.shootOut) ? reported.shootOut : null
  if (surplus && extraTime !== null && !repeated && !isSame(extraTime, fullTime))
    doubt('extraTime', `${text(extraTime)} cannot follow ${text(fullTime)}, which decided the match`)
  if (reported.shootOut !== null && shootOut === null)
    doubt(
      'shootOut',
      isLevel(reported.shootOut)
        ? `${text(reported.shootOut)} has no winner`
        : `${text(reported.shootOut)} cannot follow ${text(ended ?? [0, 0])}, which decided the match`,
    )
  const settled = { fullTime, extraTime: surplus || repeated ? null : extraTime, shootOut }
  const scores = { ...settled, halfTime: halfTimeOf(reported, settled, doubt), current: settled.extraTime ?? fullTime }
  doubtWinner(reported, scores, doubt)
  return { scores, state: shotOut ? STATE.after_penalties : stateByScores(scores) }
}

/** The state of a match by its scores; null without any. */
export function stateByScores({ fullTime, extraTime, shootOut, current }: PeriodScores): StateId | null {
  if (shootOut !== null) return STATE.after_penalties
  if (extraTime !== null) return STATE.after_extra_time
  return fullTime === null && current === null ? null : STATE.full_time
}

type Doubt = (score: ReportedScore, message: string) => void
type Played = Pick<PeriodScores, 'fullTime' | 'extraTime'>

/** The scores of play: without the kicks where one counts them, and without extra time that cannot follow the 90 minutes. */
function playedScores({ halfTime, fullTime, extraTime, shootOut }: ReportedScores, doubt: Doubt): Played {
  const kicks = shootOut !== null && !isLevel(shootOut) ? shootOut : null
  const counts = (score: Score | null, before: Score | null): Score | null => {
    const played = score === null || kicks === null || isLevel(score) ? null : beyond(score, kicks)
    return played !== null && isLevel(played) && reaches(played, before ?? [0, 0]) ? played : null
  }
  if (fullTime !== null && extraTime === null) {
    const played = counts(fullTime, halfTime)
    if (played !== null) doubt('fullTime', `${text(fullTime)} counts the kicks of the shoot-out`)
    return { fullTime: played ?? fullTime, extraTime }
  }
  if (fullTime === null || extraTime === null) return { fullTime, extraTime: counts(extraTime, halfTime) ?? extraTime }
  if (reaches(extraTime, fullTime)) {
    const played = isLevel(fullTime) ? counts(extraTime, fullTime) : null
    if (played !== null) doubt('extraTime', `${text(extraTime)} counts the kicks of the shoot-out`)
    return { fullTime, extraTime: played ?? extraTime }
  }
  if (kicks !== null && isSame(beyond(fullTime, kicks), extraTime)) {
    doubt('fullTime', `${text(fullTime)} counts the kicks of the shoot-out`)
    return { fullTime: null, extraTime }
  }
  doubt('extraTime', `${text(extraTime)} cannot follow ${text(fullTime)}`)
  return { fullTime, extraTime: null }
}

function halfTimeOf({ halfTime }: ReportedScores, { fullTime, extraTime }: Played, doubt: Doubt): Score | null {
  const ended = fullTime ?? extraTime
  if (halfTime === null || ended === null || reaches(ended, halfTime)) return halfTime
  doubt('halfTime', `${text(halfTime)} cannot be the half-time of ${text(ended)}`)
  return null
}

function doubtWinner({ winner = null }: ReportedScores, { shootOut, current }: PeriodScores, doubt: Doubt): void {
  const decider = shootOut ?? current
  if (winner === null || decider === null) return
  const won = isLevel(decider) ? 'draw' : decider[0] > decider[1] ? 'home' : 'away'
  if (winner !== won) doubt('winner', `${winner} contradicts the score ${text(decider)}; the score is kept`)
}
