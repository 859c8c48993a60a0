import { pointsOf, type Result } from '../match/form.ts'
import { type Match, otherSide, sideOf } from '../match/match.ts'
import { average } from '../numbers.ts'
import type { Cards, CardsRow } from './cards.ts'
import type { Pair, PairRow } from './rows.ts'

/**
 * Totals and averages of a goals, corners or statistics table from the point of view of one team. Rows with an unknown side are
 * left out everywhere. Averages are per match, not rounded (two decimals are shown), and null when no match counts.
 */
export interface Summary {
  matches: number
  /** The team's total minus its opponents'. */
  diff: number
  averages: {
    diff: number | null
    /** Both sides together. */
    total: number | null
    own: number | null
    opponents: number | null
  }
}

export interface PairSummary extends Summary, Results {
  /** 3 per win, 1 per draw. */
  points: number
}

interface Results {
  win: number
  draw: number
  lost: number
}

/** Counts of a team and of its opponents over the matches in which both are known. */
export interface Totals {
  matches: number
  own: number
  other: number
}

/** The same with how often the team had more, as many and fewer. */
export interface PairTally extends Totals, Results {}

/** Totals of a team and its opponents over rows of goals, corners or one statistic. */
export function tallyPairs(rows: readonly PairRow[], team: number): PairTally {
  const times = (wanted: Result) => rows.filter(({ result }) => result === wanted).length
  return { ...totals(countedPairs(rows, team)), win: times('W'), draw: times('D'), lost: times('L') }
}

/** The yellow or the red cards of a team and its opponents. */
export function tallyCards(rows: readonly CardsRow[], colour: keyof Cards, team: number): Totals {
  return totals(countedCards(rows, colour, team))
}

/** Summary of goals, corners or statistics rows for one team. */
export function summarise(rows: readonly PairRow[], team: number): PairSummary {
  const { win, draw, lost, ...tally } = tallyPairs(rows, team)
  return { ...summaryOf(tally), win, draw, lost, points: win * pointsOf('W') + draw * pointsOf('D') }
}

/** Summary of the yellow or the red cards of rows for one team. */
export function summariseCards(rows: readonly CardsRow[], colour: keyof Cards, team: number): Summary {
  return summaryOf(tallyCards(rows, colour, team))
}

/** Counts of the viewed team and its opponent in one match. */
export interface CountedPair {
  own: number
  other: number
}

/** The counts of the matches in which both sides are known. */
export function countedPairs(rows: readonly PairRow[], team: number): CountedPair[] {
  return rows.flatMap((row) => counted(row.match, row, team))
}

/** The same for the yellow or the red cards. */
export function countedCards(rows: readonly CardsRow[], colour: keyof Cards, team: number): CountedPair[] {
  return rows.flatMap((row) => counted(row.match, { home: row.home[colour], away: row.away[colour] }, team))
}

function counted(match: Match, pair: Pair, team: number): CountedPair[] {
  const side = sideOf(match, team)
  const [own, other] = [pair[side], pair[otherSide(side)]]
  return own === null || other === null ? [] : [{ own, other }]
}

function totals(counts: readonly CountedPair[]): Totals {
  const sum = (of: keyof CountedPair) => counts.reduce((total, count) => total + count[of], 0)
  return { matches: counts.length, own: sum('own'), other: sum('other') }
}

const summaryOf = ({ matches, own, other }: Totals): Summary => ({
  matches,
  diff: own - other,
  averages: {
    diff: average(own - other, matches),
    total: average(own + other, matches),
    own: average(own, matches),
    opponents: average(other, matches),
  },
})
