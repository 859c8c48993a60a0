import { RESULT_COLOURS, type ResultColour } from '../match/colours.ts'
import { type Result, resultOf } from '../match/form.ts'
import { type Half, inHalf } from '../match/halves.ts'
import type { CornerEvent, HeadToHeadRecord, Side, TimedEvent } from './records.ts'
import { statisticsOf, teamOn } from './records.ts'

/** A count of both sides; null is unknown and shown as `?`. */
export interface Pair {
  local: number | null
  visitor: number | null
}

/** A row of the goals, corners or statistics table. */
export interface PairRow<Item> extends Pair {
  record: Item
  /** Seen from the home team of the upcoming match, wherever this one was played; null when a side is unknown. */
  result: Result | null
  colour: ResultColour | null
}

const UNKNOWN: Pair = { local: null, visitor: null }

/**
 * Rows of the goals table, in the order of the records. A half is counted by minutes where the goals listed add up to the score,
 * by the half-time score otherwise, so that both halves together are always the whole; without either it is unknown.
 * @param team id of the home team of the upcoming match
 */
export function goalsRows<Item extends HeadToHeadRecord>(
  records: readonly Item[],
  half: Half,
  team: number,
): PairRow<Item>[] {
  return records.map((record) => pairRow(record, goalsOf(record, half), team))
}

/**
 * Rows of the corners table, in the order of the records. The whole match is known from statistics or from the corners listed; a
 * half only where the corners listed have minutes and agree with the statistics. A known 0–0 is 0–0.
 */
export function cornersRows<Item extends HeadToHeadRecord>(
  records: readonly Item[],
  half: Half,
  team: number,
): PairRow<Item>[] {
  return records.map((record) => pairRow(record, cornersOf(record, half), team))
}

export function pairRow<Item extends Pick<HeadToHeadRecord, 'local_id'>>(
  record: Item,
  pair: Pair,
  team: number,
): PairRow<Item> {
  const [own, other] = record.local_id === team ? [pair.local, pair.visitor] : [pair.visitor, pair.local]
  const result = own === null || other === null ? null : resultOf(own, other)
  return { record, ...pair, result, colour: result === null ? null : RESULT_COLOURS[result] }
}

/** Only a row with something behind it opens its dialog: known and not 0–0. */
export function pairRowOpens(row: Pair): boolean {
  return row.local !== null && row.visitor !== null && row.local + row.visitor > 0
}

export function goalsOf(record: HeadToHeadRecord, half: Half): Pair {
  const full: Pair = { local: record.scores.localteam_score, visitor: record.scores.visitorteam_score }
  if (half === 0) return full
  if (full.local === null || full.visitor === null) return UNKNOWN
  const { data } = record.goals
  if (minutesKnown(data) && samePair(countPair(record, data, 0), full)) return countPair(record, data, half)
  const first = halfTimeScore(record.scores.ht_score)
  if (first === null || first.local > full.local || first.visitor > full.visitor) return UNKNOWN
  return half === 1 ? first : { local: full.local - first.local, visitor: full.visitor - first.visitor }
}

/** `2-1` at half-time; null when it is not written so. */
export function halfTimeScore(text: string | null): { local: number; visitor: number } | null {
  const [, local, visitor] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(text ?? '') ?? []
  return local === undefined || visitor === undefined ? null : { local: Number(local), visitor: Number(visitor) }
}

export function cornersOf(record: HeadToHeadRecord, half: Half): Pair {
  const known = (side: Side) => statisticsOf(record, side)?.corners ?? null
  const stated: Pair = { local: known('local'), visitor: known('visitor') }
  const taken = record.corners.data.filter((corner) => cornerCounts(corner))
  const counted = taken.length === 0 ? null : countPair(record, taken, 0)
  if (half === 0) {
    return { local: stated.local ?? counted?.local ?? null, visitor: stated.visitor ?? counted?.visitor ?? null }
  }
  if (samePair(stated, { local: 0, visitor: 0 })) return stated
  const agree = counted !== null && agrees(stated.local, counted.local) && agrees(stated.visitor, counted.visitor)
  return agree && minutesKnown(taken) ? countPair(record, taken, half) : UNKNOWN
}

/** A race to so many corners is an announcement, not a corner. */
export function cornerCounts(corner: Pick<CornerEvent, 'comment'>): boolean {
  return !(corner.comment ?? '').includes('Race')
}

/** The comment of a corner as its dialog shows it: `X` for a race to so many corners. */
export function cornerComment(corner: Pick<CornerEvent, 'comment'>): string {
  return cornerCounts(corner) ? (corner.comment ?? '') : 'X'
}

export function minutesKnown(events: readonly TimedEvent[]): boolean {
  return events.every((event) => event.minute !== null)
}

function countPair(record: HeadToHeadRecord, events: readonly TimedEvent[], half: Half): Pair {
  const count = (side: Side) =>
    events.filter((event) => event.team_id === teamOn(record, side) && inHalf(event.minute ?? 0, half)).length
  return { local: count('local'), visitor: count('visitor') }
}

function samePair(one: Pair, other: Pair): boolean {
  return one.local === other.local && one.visitor === other.visitor
}

function agrees(stated: number | null, counted: number | null): boolean {
  return stated === null || stated === counted
}
