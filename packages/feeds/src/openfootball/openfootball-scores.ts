import { NO_SCORES, type PeriodScores, type Score } from '@touchline/football'
import { reaches } from '../files/file-match.ts'
import type { Doubt } from '../files/problems.ts'
import type { RawMatch } from './openfootball-document.ts'

/** The scores of a match by period; a period that cannot be true beside the others is doubted and left unknown. */
export function readScores({ score }: RawMatch, doubt: Doubt): PeriodScores {
  const fullTime = readPair('ft', score.ft, doubt)
  if (fullTime === null) return NO_SCORES
  const extraTime = checked('et', readPair('et', score.et, doubt), (et) => reaches(et, fullTime), doubt)
  return {
    halfTime: checked('ht', readPair('ht', score.ht, doubt), (ht) => reaches(fullTime, ht), doubt),
    fullTime,
    extraTime,
    shootOut: checked('p', readPair('p', score.p, doubt), ([home, away]) => home !== away, doubt),
    current: extraTime ?? fullTime,
  }
}

function checked(column: string, pair: Score | null, holds: (pair: Score) => boolean, doubt: Doubt): Score | null {
  if (pair === null || holds(pair)) return pair
  doubt(column, `${pair.join('-')} cannot be true beside the other scores`)
  return null
}

function readPair(column: string, value: unknown, doubt: Doubt): Score | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value) && value.length === 2 && isCount(value[0]) && isCount(value[1])) return [value[0], value[1]]
  doubt(column, `${JSON.stringify(value)} is no score`)
  return null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
