import { type Score, settleScores } from '@touchline/football'
import type { Doubt } from '../files/problems.ts'
import { parseNumber } from './cells.ts'
import type { Header } from './header.ts'
import type { RowCells } from './prices/prices.ts'

/** Column names of one score: goals of both sides and the letter of the result. */
interface ScoreColumns {
  names: readonly [home: string, away: string, result: string]
  indexes: readonly [home: number, away: number, result: number]
}

export interface AllScoreColumns {
  fullTime: ScoreColumns
  halfTime: ScoreColumns
}

const NAMES = {
  season: { fullTime: ['FTHG', 'FTAG', 'FTR'], halfTime: ['HTHG', 'HTAG', 'HTR'] },
  extra: { fullTime: ['HG', 'AG', 'Res'], halfTime: ['HTHG', 'HTAG', 'HTR'] },
} as const

export function findScoreColumns(kind: 'season' | 'extra', header: Header): AllScoreColumns {
  const columns = (names: readonly [string, string, string]): ScoreColumns => ({
    names,
    indexes: [header.at(names[0]), header.at(names[1]), header.at(names[2])],
  })
  return { fullTime: columns(NAMES[kind].fullTime), halfTime: columns(NAMES[kind].halfTime) }
}

/** Score after 90 minutes and at half-time. The goals speak: a result letter that contradicts them is doubted only. */
export function readScores(
  row: RowCells,
  columns: AllScoreColumns,
  doubt: Doubt,
): { fullTime: Score | null; halfTime: Score | null } {
  const reported = {
    fullTime: readScore(row, columns.fullTime, doubt),
    halfTime: readScore(row, columns.halfTime, doubt),
    extraTime: null,
    shootOut: null,
  }
  const { fullTime, halfTime } = settleScores(reported, (_, message) => doubt(names(columns.halfTime), message)).scores
  return { fullTime, halfTime }
}

const names = (columns: ScoreColumns): string => columns.names.slice(0, 2).join(',')

function readScore(row: RowCells, columns: ScoreColumns, doubt: Doubt): Score | null {
  const [homeCell, awayCell, letterCell] = columns.indexes.map((index) => (row.cells[index] ?? '').trim())
  const home = parseNumber(homeCell ?? '')
  const away = parseNumber(awayCell ?? '')
  if (home === null && away === null) return null
  if (!isGoals(home) || !isGoals(away)) {
    doubt(names(columns), `${homeCell || '?'}-${awayCell || '?'} is no score`)
    return null
  }
  const letter = (letterCell ?? '').toUpperCase()
  if (letter !== '' && letter !== resultLetter(home, away)) {
    doubt(columns.names[2], `${letterCell} contradicts the score ${home}-${away}; the score is kept`)
  }
  return [home, away]
}

function isGoals(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value < 100
}

function resultLetter(home: number, away: number): 'H' | 'D' | 'A' {
  if (home === away) return 'D'
  return home > away ? 'H' : 'A'
}
