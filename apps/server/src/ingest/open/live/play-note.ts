import type { Key, Score } from '@touchline/football'

/** What one look at a match leaves for the next, kept in the database with what was written. Instants are milliseconds since 1970. */
export interface PlayNote {
  /** When the source last touched the match: what is older comes from a server of it that lags behind. */
  updatedAt: number
  /** When the break at half-time was first seen, and when play was first seen after it. */
  halfTimeAt: number | null
  resumedAt: number | null
  /** The score as it was taken last. */
  score: Score | null
  /** What was seen once and takes goals back; null where nothing does. */
  lower: { score: Score | null } | null
}

export type PlayNotes = Readonly<Record<Key, PlayNote>>

const MINUTE_MS = 60_000
/** So long after its kick-off a match is over, whatever its source says; of a cup extra time and shoot-out fit in. */
const MAX_MS = { league: 150 * MINUTE_MS, cup: 200 * MINUTE_MS }
/** What is no longer asked for is forgotten after this. */
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

/** Notes of these matches beside those of others that were touched not long ago. */
export function mergedNotes(before: PlayNotes, noted: PlayNotes, now: number): PlayNotes {
  const kept = Object.entries(before).filter(([, { updatedAt }]) => now - updatedAt < FORGOTTEN_AFTER_MS)
  return { ...Object.fromEntries(kept), ...noted }
}
