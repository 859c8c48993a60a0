import { pointsOf, type Result } from '../match/form.ts'
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

/** Counts of a team and of its opponents over the matches in which both are known. */
export interface Totals {
  matches: number
  own: number
  other: number
}

/** The same with how often the team had more, as many and fewer. */
export interface PairTally extends Totals {
  win: number
  draw: number
  lost: number
}

/** What a team and its opponents counted in rows of goals, corners or one statistic. */
export function tallyPairs(rows: readonly PairRow<Sided>[], team: number): PairTally {
  const times = (wanted: Result) => rows.filter(({ result }) => result === wanted).length
  const counts = rows.flatMap((row) => countsOf(row.record, team, row.local, row.visitor))
  return { ...totals(counts), win: times('W'), draw: times('D'), lost: times('L') }
}

/** The yellow or the red cards of a team and its opponents. */
export function tallyCards(rows: readonly CardsRow<Sided>[], colour: keyof Cards, team: number): Totals {
  return totals(rows.flatMap((row) => countsOf(row.record, team, known(row.local[colour]), known(row.visitor[colour]))))
}

/** Summary of goals, corners or statistics rows for the home team of the upcoming match. */
export function summarise(rows: readonly PairRow<Sided>[], team: number): PairSummary {
  const { matches, win, draw, lost, own, other } = tallyPairs(rows, team)
  return {
    matches,
    points: win * pointsOf('W') + draw * pointsOf('D'),
    win,
    draw,
    lost,
    diff: own - other,
    diff_av: average(own - other, matches),
    totalAvg: average(own + other, matches),
    homeTotalAvg: average(own, matches),
    awayTotalAvg: average(other, matches),
  }
}

/** Summary of cards rows for the home team of the upcoming match. */
export function summariseCards(rows: readonly CardsRow<Sided>[], team: number): CardSummary {
  const yellow = tallyCards(rows, 'yellow', team)
  const red = tallyCards(rows, 'red', team)
  return {
    matches: yellow.matches,
    diff_yc: yellow.own - yellow.other,
    totalYC: average(yellow.own + yellow.other, yellow.matches),
    homeTotalYC: average(yellow.own, yellow.matches),
    awayTotalYC: average(yellow.other, yellow.matches),
    diff_rc: red.own - red.other,
    totalRC: average(red.own + red.other, red.matches),
    homeTotalRC: average(red.own, red.matches),
    awayTotalRC: average(red.other, red.matches),
  }
}

function known(cards: number): number | null {
  return cards === UNKNOWN_CARDS ? null : cards
}

function countsOf(record: Sided, team: number, local: number | null, visitor: number | null): Counts[] {
  if (local === null || visitor === null) return []
  return record.local_id === team ? [[local, visitor]] : [[visitor, local]]
}

function totals(counts: readonly Counts[]): Totals {
  const sum = (side: 0 | 1) => counts.reduce((total, count) => total + count[side], 0)
  return { matches: counts.length, own: sum(0), other: sum(1) }
}
