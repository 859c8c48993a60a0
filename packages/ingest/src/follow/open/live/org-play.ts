import type { OrgMatch, OrgStanding } from '@touchline/feeds'
import { estimatedPlay, MINUTE_MS, STATE } from '@touchline/football'
import { isOverdue, type PlayNote, withScore } from './play-note.ts'

/** The free key of football-data.org shows scores five minutes late, five and three quarters at most. */
export const ORG_DELAY_MS = 5 * MINUTE_MS
/** A match seen as paused later than this after its kick-off is at the end of 90 minutes and not at half-time. */
const LAST_HALF_TIME_MS = 85 * MINUTE_MS
/** Breaks are over by then, whenever play was seen again. */
const MAX_BREAK_MS = 17 * MINUTE_MS

/** The result of reading a match: null where nothing is written. */
export interface OrgPlay {
  note: PlayNote
  write: boolean
  /** Derived values; absent where the answer has everything. */
  standing?: OrgStanding
}

const UNSEEN: Omit<PlayNote, 'updatedAt'> = { halfTimeAt: null, resumedAt: null, score: null, lower: null }

/**
 * Derives the state of a match from earlier readings: older answers are ignored, a score falls only when it is seen twice, half and minute
 * are computed, and a match that goes on too long has its result pending.
 */
export function orgPlay(match: OrgMatch, before: PlayNote | undefined, now: number): OrgPlay {
  if (before !== undefined && match.updatedAt < before.updatedAt) return { note: before, write: false }
  const seen = sighted(match, { ...UNSEEN, ...before, updatedAt: match.updatedAt })
  const { note, isHeld } = withScore(seen, match.scores.current)
  if (isHeld) return { note, write: false }
  const standing = standingOf(match, note, now)
  return standing === null ? { note, write: true } : { note, write: true, standing }
}

/** Notes the break and its end when they are first seen. */
function sighted(match: OrgMatch, note: PlayNote): PlayNote {
  const { halfTimeAt, resumedAt } = note
  if (match.status === 'PAUSED' && halfTimeAt === null && !isLatePause(match))
    return { ...note, halfTimeAt: match.updatedAt }
  if (match.status !== 'IN_PLAY' || halfTimeAt === null || resumedAt !== null) return note
  return { ...note, resumedAt: Math.min(match.updatedAt, halfTimeAt + MAX_BREAK_MS) }
}

const kickoffOf = ({ kickoff }: OrgMatch): number => Date.parse(kickoff)
const isLatePause = (match: OrgMatch): boolean =>
  match.beyondRegular || match.updatedAt - kickoffOf(match) > LAST_HALF_TIME_MS

function standingOf(match: OrgMatch, note: PlayNote, now: number): OrgStanding | null {
  const { status, scores, reportedHalfTime, competition } = match
  const goesOn = status === 'IN_PLAY' || status === 'PAUSED' || status === 'EXTRA_TIME' || status === 'PENALTY_SHOOTOUT'
  const isDue = status === 'TIMED' && match.kickoffKnown
  if (!goesOn && !isDue) return null
  if (isOverdue(kickoffOf(match), competition.league.type === 'league', now))
    return { state: STATE.pending, minute: null, scores: { ...scores, halfTime: goesOn ? reportedHalfTime : null } }
  if (!goesOn) return null
  const afterBreak = { ...scores, halfTime: reportedHalfTime }
  if (status === 'EXTRA_TIME' || (status === 'IN_PLAY' && match.beyondRegular))
    return { state: STATE.extra_first_half, minute: null, scores: afterBreak }
  if (status === 'PENALTY_SHOOTOUT') return { state: STATE.shoot_out, minute: null, scores: afterBreak }
  if (status === 'PAUSED') return { state: pauseOf(match, note), minute: null, scores: afterBreak }
  const play = estimatedPlay({ ...note, kickoff: kickoffOf(match), delayMs: ORG_DELAY_MS }, now)
  // Play is reported, so that the break is over or has not come yet.
  const state = play.state === STATE.half_time ? STATE.second_half : play.state
  return { state, minute: play.minute, scores: state === STATE.first_half ? scores : afterBreak }
}

function pauseOf(match: OrgMatch, { resumedAt }: PlayNote): number {
  if (match.beyondRegular) return STATE.extra_time_break
  return resumedAt !== null || isLatePause(match) ? STATE.regular_time_over : STATE.half_time
}
