import type { LigaMatch, LigaStanding } from '@touchline/feeds'
import { estimatedPlay, NO_SCORES, STATE } from '@touchline/football'
import { isOverdue, type PlayNote, withScore } from './play-note.ts'

/** The result of reading a match. */
export interface LigaPlay {
  note: PlayNote
  write: boolean
  /** Derived values; absent where the answer has everything. */
  standing?: LigaStanding
}

const UNSEEN: Omit<PlayNote, 'updatedAt'> = { halfTimeAt: null, resumedAt: null, score: null, lower: null }

/**
 * Derives the state of a match from a source without live states: it is in play from its kick-off until the source says that it is over,
 * and its result is pending if nobody does.
 */
export function ligaPlay(match: LigaMatch, before: PlayNote | undefined, now: number): LigaPlay {
  if (before !== undefined && match.updatedAt < before.updatedAt) return { note: before, write: false }
  const started = now >= Date.parse(match.kickoff)
  const half = match.scores.halfTime !== null && started ? (before?.halfTimeAt ?? match.updatedAt) : null
  const seen: PlayNote = { ...UNSEEN, ...before, halfTimeAt: half, updatedAt: match.updatedAt }
  const { note, isHeld } = withScore(seen, started || match.over ? match.soFar : null)
  if (isHeld) return { note, write: false }
  return match.over || !started ? { note, write: true } : { note, write: true, standing: standingOf(match, note, now) }
}

function standingOf({ kickoff, competition, scores, soFar }: LigaMatch, note: PlayNote, now: number): LigaStanding {
  const at = Date.parse(kickoff)
  const score = { ...NO_SCORES, halfTime: scores.halfTime, current: soFar }
  if (isOverdue(at, competition.league.type === 'league', now))
    return { state: STATE.pending, minute: null, scores: score }
  return { ...estimatedPlay({ ...note, kickoff: at, delayMs: 0 }, now), scores: score }
}
