import type { Key, Score } from '@touchline/football'
import { MINUTE_MS } from '@touchline/football'

/** The state of a match carried from one reading to the next, stored with the written records. Instants are milliseconds since 1970. */
export interface PlayNote {
  /** The source's last edit of the match: older answers come from a lagging server. */
  updatedAt: number
  /** When the break at half-time was first seen, and when play was first seen after it. */
  halfTimeAt: number | null
  resumedAt: number | null
  /** The score as it was taken last. */
  score: Score | null
  /** A lower score that was seen once; null if there is none. */
  lower: { score: Score | null } | null
}

export type PlayNotes = Readonly<Record<Key, PlayNote>>

/** This long after its kick-off a match is over, whatever its source says; for cups including extra time and a shoot-out. */
const MAX_MS = { league: 150 * MINUTE_MS, cup: 200 * MINUTE_MS }
/** Notes of matches that are no longer requested are dropped after this. */
const FORGOTTEN_AFTER_MS = 4 * 24 * 60 * MINUTE_MS

export const isOverdue = (kickoff: number, isLeague: boolean, now: number): boolean =>
  now > kickoff + (isLeague ? MAX_MS.league : MAX_MS.cup)

/** Whether a match that kicked off then may be in play, or soon is. */
export const mayBeInPlay = (kickoff: number, isLeague: boolean, now: number): boolean =>
  now >= kickoff - MINUTE_MS && !isOverdue(kickoff, isLeague, now)

/**
 * The note of a match with its score of now; `isHeld` where that score is lower than before and was not seen twice: goals are taken back
 * only by a second answer that says the same.
 */
export function withScore(note: PlayNote, score: Score | null): { note: PlayNote; isHeld: boolean } {
  const { score: before, lower } = note
  const falls = before !== null && (score === null || score[0] < before[0] || score[1] < before[1])
  if (!falls) return { note: { ...note, score: score ?? before, lower: null }, isHeld: false }
  const isSecond = lower !== null && String(lower.score) === String(score)
  return isSecond
    ? { note: { ...note, score, lower: null }, isHeld: false }
    : { note: { ...note, lower: { score } }, isHeld: true }
}

/** Notes of these matches together with recent ones of others. */
export function mergedNotes(before: PlayNotes, noted: PlayNotes, now: number): PlayNotes {
  const kept = Object.entries(before).filter(([, { updatedAt }]) => now - updatedAt < FORGOTTEN_AFTER_MS)
  return { ...Object.fromEntries(kept), ...noted }
}
