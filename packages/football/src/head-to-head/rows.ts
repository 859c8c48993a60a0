import { RESULT_COLOURS, type ResultColour } from '../match/colours.ts'
import { type Result, resultOf } from '../match/form.ts'
import { type Half, inHalf } from '../match/halves.ts'
import { bySide, type Match, type MatchCorner, type MatchEvent, otherSide, sideOf } from '../match/match.ts'
import type { Score, Side } from '../records/fixture.ts'

/** A count of both sides; null is unknown and shown as `?`. */
export type Pair = Record<Side, number | null>

/** A row of the goals, corners or statistics table. */
export interface PairRow extends Pair {
  match: Match
  /** Seen from the viewed team, home or away; null when a side is unknown. */
  result: Result | null
  colour: ResultColour | null
}

type GoalFacts = Pick<Match, 'goals'> & { scores: Pick<Match['scores'], 'fullTime' | 'halfTime'> }

const UNKNOWN: Pair = { home: null, away: null }

/**
 * Rows of the goals table, in the order of the matches. A half is counted by minutes where the goals listed add up to the score,
 * by the half-time score otherwise, so that both halves together are always the whole; without either it is unknown.
 * @param team id of the viewed team
 */
export function goalsRows(matches: readonly Match[], half: Half, team: number): PairRow[] {
  return matches.map((match) => pairRow(match, goalsOf(match, half), team))
}

/**
 * Rows of the corners table, in the order of the matches. The whole match is known from statistics or from the corners listed; a
 * half only where the corners listed have minutes and agree with the statistics. A known 0–0 is 0–0.
 */
export function cornersRows(matches: readonly Match[], half: Half, team: number): PairRow[] {
  return matches.map((match) => pairRow(match, cornersOf(match, half), team))
}

export function pairRow(match: Match, pair: Pair, team: number): PairRow {
  const side = sideOf(match, team)
  const [own, other] = [pair[side], pair[otherSide(side)]]
  const result = own === null || other === null ? null : resultOf(own, other)
  return { match, ...pair, result, colour: result === null ? null : RESULT_COLOURS[result] }
}

/** Only a row with something behind it opens its dialog: known and not 0–0. */
export function pairRowOpens({ home, away }: Pair): boolean {
  return home !== null && away !== null && home + away > 0
}

export function goalsOf({ scores, goals }: GoalFacts, half: Half): Pair {
  if (scores.fullTime === null) return UNKNOWN
  const full = pairOf(scores.fullTime)
  if (half === 0) return full
  if (minutesKnown(goals) && samePair(countPair(goals, 0), full)) return countPair(goals, half)
  if (scores.halfTime === null) return UNKNOWN
  const [home, away] = scores.halfTime
  const [fullHome, fullAway] = scores.fullTime
  if (home > fullHome || away > fullAway) return UNKNOWN
  return half === 1 ? { home, away } : { home: fullHome - home, away: fullAway - away }
}

export function cornersOf({ sides, corners }: Pick<Match, 'sides' | 'corners'>, half: Half): Pair {
  const stated: Pair = bySide((side) => sides[side].corners)
  const taken = corners.filter(cornerCounts)
  const counted = taken.length === 0 ? UNKNOWN : countPair(taken, 0)
  if (half === 0) return bySide((side) => stated[side] ?? counted[side])
  if (samePair(stated, { home: 0, away: 0 })) return stated
  const agree = taken.length > 0 && agrees(stated.home, counted.home) && agrees(stated.away, counted.away)
  return agree && minutesKnown(taken) ? countPair(taken, half) : UNKNOWN
}

/** A race to a number of corners is an announcement, not a corner. */
export function cornerCounts({ comment }: Pick<MatchCorner, 'comment'>): boolean {
  return !(comment ?? '').includes('Race')
}

/** The comment of a corner for its dialog: `X` for a race to X corners. */
export function cornerComment(corner: Pick<MatchCorner, 'comment'>): string {
  return cornerCounts(corner) ? (corner.comment ?? '') : 'X'
}

export function minutesKnown(events: readonly MatchEvent[]): boolean {
  return events.every((event) => event.minute !== null)
}

const pairOf = ([home, away]: Score): Pair => ({ home, away })

const countPair = (events: readonly MatchEvent[], half: Half): Pair =>
  bySide((side) => events.filter((event) => event.side === side && inHalf(event.minute ?? 0, half)).length)

const samePair = (one: Pair, other: Pair): boolean => one.home === other.home && one.away === other.away

const agrees = (stated: number | null, counted: number | null): boolean => stated === null || stated === counted
