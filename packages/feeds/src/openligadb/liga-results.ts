import { beyond, isLevel, reaches, type Score, type SettledScores, settleScores } from '@touchline/football'
import { countOf, type Fields, listOf, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'

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

/** The results of a match by their types, in any order. */
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
 * The scores of a match that is over; null while its final result is missing or lower than the goals listed, because matches are marked as
 * finished before the result is entered. Cups are played in single matches: results after one with a winner are ignored.
 */
export function scoresOver(
  results: LigaResults,
  { goals, isCup, doubt }: { goals: { score: Score | null; shootOut: Score | null }; isCup: boolean; doubt: Doubt },
): SettledScores | null {
  const { halfTime, final, extraTime, shootOut: total } = results
  if (final === null) return null
  const ended = hasExtraTime(results) && extraTime !== null ? extraTime : final
  const kicks = goals.shootOut ?? (total === null ? null : beyond(total, ended))
  const reported = {
    halfTime,
    fullTime: final,
    extraTime: isCup ? extraTime : null,
    shootOut: isCup && kicks !== null && kicks[0] + kicks[1] > 0 ? kicks : null,
  }
  const settled = settleScores(reported, (_, message) => doubt('matchResults', message))
  const { current } = settled.scores
  if (goals.score === null || (current !== null && reaches(current, goals.score))) return settled
  doubt('matchResults', `${current?.join('-')} does not reach the goals listed (${goals.score.join('-')})`)
  return null
}

/** Whether extra time followed: after a match without a winner alone. */
export const hasExtraTime = ({ final, extraTime }: LigaResults): boolean =>
  final !== null && extraTime !== null && isLevel(final) && reaches(extraTime, final)
