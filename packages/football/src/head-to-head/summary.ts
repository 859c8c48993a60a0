import { pointsOf } from '../form.ts'
import { average } from '../numbers.ts'
import { type Cards, type CardsRow, UNKNOWN_CARDS } from './cards.ts'
import type { PairRow } from './rows.ts'

/**
 * Sums and averages of a goals, corners or statistics table from the point of view of one team. Rows with an unknown side are
 * left out everywhere. Averages are per match, not rounded (two decimals are shown), and null when no match counts.
 */
export interface PairSummary {
  matches: number
  /** 3 per win, 1 per draw. */
  points: number
  win: number
  draw: number
  lost: number
  /** The team's total minus its opponents'. */
  diff: number
  diff_av: number | null
  /** Both sides together. */
  totalAvg: number | null
  /** The team. */
  homeTotalAvg: number | null
  /** Its opponents. */
  awayTotalAvg: number | null
}

/** The same of a cards table; yellow and red are known or unknown each for itself. */
export interface CardSummary {
  /** Matches whose yellow cards are known on both sides. */
  matches: number
  diff_yc: number
  totalYC: number | null
  homeTotalYC: number | null
  awayTotalYC: number | null
  diff_rc: number
  totalRC: number | null
  homeTotalRC: number | null
  awayTotalRC: number | null
}

type Counts = readonly [own: number, other: number]
type Sided = { local_id: number }

/** Summary of goals, corners or statistics rows for the home team of the upcoming match. */
export function summarise(rows: readonly PairRow<Sided>[], team: number): PairSummary {
  const known = rows.filter((row) => row.result !== null)
  const counts = known.flatMap((row) => countsOf(row.record, team, row.local, row.visitor))
  const results = known.map((row) => row.result)
  const { diff, total, own, other } = sums(counts)
  return {
    matches: known.length,
    points: results.reduce((sum, result) => sum + (result === null ? 0 : pointsOf(result)), 0),
    win: results.filter((result) => result === 'W').length,
    draw: results.filter((result) => result === 'D').length,
    lost: results.filter((result) => result === 'L').length,
    diff,
    diff_av: average(counts.map(([a, b]) => a - b)),
    totalAvg: total,
    homeTotalAvg: own,
    awayTotalAvg: other,
  }
}

/** Summary of cards rows for the home team of the upcoming match. */
export function summariseCards(rows: readonly CardsRow<Sided>[], team: number): CardSummary {
  const of = (colour: keyof Cards) =>
    rows.flatMap((row) => countsOf(row.record, team, known(row.local[colour]), known(row.visitor[colour])))
  const yellow = of('yellow')
  const yc = sums(yellow)
  const rc = sums(of('red'))
  return {
    matches: yellow.length,
    diff_yc: yc.diff,
    totalYC: yc.total,
    homeTotalYC: yc.own,
    awayTotalYC: yc.other,
    diff_rc: rc.diff,
    totalRC: rc.total,
    homeTotalRC: rc.own,
    awayTotalRC: rc.other,
  }
}

function known(cards: number): number | null {
  return cards === UNKNOWN_CARDS ? null : cards
}

function countsOf(record: Sided, team: number, local: number | null, visitor: number | null): Counts[] {
  if (local === null || visitor === null) return []
  return record.local_id === team ? [[local, visitor]] : [[visitor, local]]
}

function sums(counts: readonly Counts[]) {
  return {
    diff: counts.reduce((sum, [own, other]) => sum + own - other, 0),
    total: average(counts.map(([own, other]) => own + other)),
    own: average(counts.map(([own]) => own)),
    other: average(counts.map(([, other]) => other)),
  }
}
