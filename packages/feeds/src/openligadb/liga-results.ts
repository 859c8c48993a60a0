import { NO_SCORES, type PeriodScores, type Score } from '@touchline/football'
import { reaches } from '../files/file-match.ts'
import { countOf, type Fields, listOf, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'
import { beyond } from './liga-goals.ts'

/** Types of results; old leagues have no type and are recognised by the words. */
const TYPE = { halfTime: 1, final: 2, extraTime: 3, shootOut: 4 } as const
const WORDS: Readonly<Record<number, RegExp>> = {
  [TYPE.halfTime]: /halbzeit/i,
  [TYPE.final]: /endergebnis/i,
  [TYPE.extraTime]: /verl(ä|ae)ngerung|n\.\s?v\./i,
  [TYPE.shootOut]: /elfmeter/i,
}

export interface LigaResults {
  halfTime: Score | null
  final: Score | null
  extraTime: Score | null
  /** With the goals of play, as German papers write it. */
  shootOut: Score | null
}

/** The results of a match by their types, in whatever order they are listed. */
export function readResults(raw: unknown): LigaResults {
  const results = listOf(raw)
  const scoreOf = (type: number): Score | null => {
    const result =
      results.find(({ resultTypeID }) => countOf(resultTypeID) === type) ??
      results.find(
        ({ resultTypeID, resultName }) => !countOf(resultTypeID) && WORDS[type]?.test(textOf(resultName) ?? ''),
      )
    return result === undefined ? null : pointsOf(result)
  }
  const [halfTime, final] = [scoreOf(TYPE.halfTime), scoreOf(TYPE.final)]
  return { halfTime, final, extraTime: scoreOf(TYPE.extraTime), shootOut: scoreOf(TYPE.shootOut) }
}

function pointsOf({ pointsTeam1, pointsTeam2 }: Fields): Score | null {
  const [home, away] = [countOf(pointsTeam1), countOf(pointsTeam2)]
  return home === null || away === null || home > 99 || away > 99 ? null : [home, away]
}

/**
 * The scores of a match that is over; null while its final result is missing or does not reach the goals listed, as matches are marked
 * as finished before somebody enters it. A result after extra time that cannot follow the final one is none.
 */
export function scoresOver(
  { halfTime, final, extraTime: after, shootOut: total }: LigaResults,
  goals: { score: Score | null; shootOut: Score | null },
  isCup: boolean,
  doubt: Doubt,
): PeriodScores | null {
  if (final === null) return null
  const extraTime = isCup && after !== null && reaches(after, final) ? after : null
  const current = extraTime ?? final
  if (goals.score !== null && !reaches(current, goals.score)) {
    doubt('matchResults', `${current.join('-')} does not reach the goals listed (${goals.score.join('-')})`)
    return null
  }
  const shootOut = isCup ? (goals.shootOut ?? (total === null ? null : beyond(total, current))) : null
  const half = halfTime !== null && reaches(final, halfTime) ? halfTime : null
  if (halfTime !== null && half === null)
    doubt('matchResults', `${halfTime.join('-')} cannot be the half-time of ${final.join('-')}`)
  return { ...NO_SCORES, halfTime: half, fullTime: final, extraTime, shootOut, current }
}
