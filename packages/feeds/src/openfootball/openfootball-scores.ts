import { type ReportedScore, type Score, type SettledScores, settleScores } from '@touchline/football'
import type { Doubt } from '../files/problems.ts'
import type { RawMatch } from './openfootball-document.ts'

const FIELDS: Readonly<Record<ReportedScore, string>> = {
  halfTime: 'ht',
  fullTime: 'ft',
  extraTime: 'et',
  shootOut: 'p',
  winner: 'winner',
}

/** The scores of a match by period; a period that contradicts the others is unknown. */
export function readScores({ score }: RawMatch, doubt: Doubt): SettledScores {
  const reported = {
    halfTime: readPair('ht', score.ht, doubt),
    fullTime: readPair('ft', score.ft, doubt),
    extraTime: readPair('et', score.et, doubt),
    shootOut: readPair('p', score.p, doubt),
  }
  return settleScores(reported, (field, message) => doubt(FIELDS[field], message), true)
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
