import {
  NO_SCORES,
  type PeriodScores,
  type ReportedScore,
  type Score,
  STATE,
  type StateId,
  settleScores,
} from '@touchline/football'
import type { Fields } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'
import { numberOf } from './text.ts'

export interface Result {
  state: StateId
  scores: PeriodScores
}

const UNPLAYED: Readonly<Record<string, StateId>> = {
  Cancelled: STATE.cancelled,
  Fixture: STATE.not_started,
  Postponed: STATE.postponed,
  Suspended: STATE.suspended,
}

const PLAYED: Readonly<Record<string, StateId>> = {
  Regular: STATE.full_time,
  ExtraTime: STATE.after_extra_time,
  Penalties: STATE.after_penalties,
}

const FIELDS: Readonly<Record<ReportedScore, string>> = {
  halfTime: 'scoreHT',
  fullTime: 'score',
  extraTime: 'scoreET',
  shootOut: 'scoreP',
  winner: 'winner',
}

/** The result of a match from its `status`, its `duration` and both teams' scores; a score that contradicts the others is unknown. */
export function readResult(
  { status, duration }: Fields,
  { home, away, doubt }: { home: Fields; away: Fields; doubt: Doubt },
): Result {
  const unplayed = UNPLAYED[String(status)]
  if (unplayed !== undefined) return { state: unplayed, scores: NO_SCORES }
  const state = status === 'Played' ? PLAYED[String(duration)] : undefined
  const score = (field: string): Score | null => {
    const [one, other] = [numberOf(home[field]), numberOf(away[field])]
    return one === null || other === null ? null : [one, other]
  }
  const fullTime = score('score')
  if (state === undefined || fullTime === null) {
    doubt(state === undefined ? 'status,duration' : 'score', 'how the match ended is not given')
    return { state: STATE.awaiting_updates, scores: NO_SCORES }
  }
  const isFurther = state !== STATE.full_time
  const reported = {
    halfTime: score('scoreHT'),
    fullTime,
    extraTime: isFurther ? score('scoreET') : null,
    shootOut: state === STATE.after_penalties ? score('scoreP') : null,
  }
  const { scores } = settleScores(reported, (field, message) => doubt(FIELDS[field], message))
  return { state, scores: isFurther && scores.extraTime === null ? { ...scores, current: null } : scores }
}
