import { NO_SCORES, type PeriodScores, type Score, STATE, type StateId } from '@touchline/football'
import { countOf, type Fields, fieldsOf, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'

/** What a match is doing, as football-data.org has it. */
const ORG_STATUSES = {
  SCHEDULED: STATE.not_started,
  TIMED: STATE.not_started,
  IN_PLAY: STATE.first_half,
  PAUSED: STATE.half_time,
  EXTRA_TIME: STATE.extra_first_half,
  PENALTY_SHOOTOUT: STATE.shoot_out,
  FINISHED: STATE.full_time,
  SUSPENDED: STATE.suspended,
  POSTPONED: STATE.postponed,
  CANCELLED: STATE.cancelled,
  AWARDED: STATE.awarded,
} as const satisfies Readonly<Record<string, StateId>>

export type OrgStatus = keyof typeof ORG_STATUSES

export const isOrgStatus = (text: string | null): text is OrgStatus =>
  text !== null && Object.hasOwn(ORG_STATUSES, text)

/** Higher than any match has ended. */
const MOST_GOALS = 99
const WITHOUT_SCORE: ReadonlySet<OrgStatus> = new Set(['SCHEDULED', 'TIMED', 'POSTPONED', 'CANCELLED'])
const OVER: ReadonlySet<OrgStatus> = new Set(['FINISHED', 'AWARDED'])

export interface OrgScores {
  state: StateId
  scores: PeriodScores
  /** The half-time score of the answer, which is 0-0 or missing before the break is reached. */
  halfTime: Score | null
}

/**
 * State and scores of a match. `fullTime` of the source is the running score, in which extra time and the kicks of a shoot-out are
 * counted too; `winner` is set while a match is played and says nothing.
 */
export function readScores(status: OrgStatus, raw: unknown, doubt: Doubt): OrgScores {
  const state = ORG_STATUSES[status]
  if (WITHOUT_SCORE.has(status)) return { state, scores: NO_SCORES, halfTime: null }
  const score = fieldsOf(raw)
  const parts = partsOf(score, doubt)
  const halfTime = parts.halfTime
  const over = OVER.has(status)
  if (over && parts.current === null) {
    doubt('score', 'it is over without a score')
    return { state: status === 'AWARDED' ? state : STATE.awaiting_updates, scores: NO_SCORES, halfTime }
  }
  const scores = over ? parts : { ...parts, halfTime: status === 'PAUSED' ? halfTime : null }
  return { state: status === 'FINISHED' ? stateOver(parts) : state, scores: over ? scores : running(scores), halfTime }
}

function stateOver({ extraTime, shootOut }: PeriodScores): StateId {
  if (shootOut !== null) return STATE.after_penalties
  return extraTime === null ? STATE.full_time : STATE.after_extra_time
}

/** After 90 minutes there is a score once they are over. */
const running = (scores: PeriodScores): PeriodScores =>
  scores.extraTime === null && scores.shootOut === null ? { ...scores, fullTime: null } : scores

function partsOf(score: Fields, doubt: Doubt): PeriodScores {
  const read = (field: string) => scoreOf(score[field], () => doubt(field, 'it is no score'))
  const [all, halfTime] = [read('fullTime'), read('halfTime')]
  if (textOf(score.duration) === null || score.duration === 'REGULAR') {
    return { ...NO_SCORES, halfTime, fullTime: all, current: all }
  }
  const [regular, extra, kicks] = [read('regularTime'), read('extraTime'), read('penalties')]
  const shootOut = score.duration === 'PENALTY_SHOOTOUT' ? kicks : null
  const played = regular === null ? without(all, shootOut) : plus(regular, extra)
  return { halfTime, fullTime: regular, extraTime: extra === null ? null : played, shootOut, current: played }
}

const plus = (score: Score, more: Score | null): Score => [score[0] + (more?.[0] ?? 0), score[1] + (more?.[1] ?? 0)]

function without(all: Score | null, kicks: Score | null): Score | null {
  if (all === null || kicks === null) return all
  const [home, away] = [all[0] - kicks[0], all[1] - kicks[1]]
  return home < 0 || away < 0 ? null : [home, away]
}

/** A score, or null where there is none; one that is half or no score is doubted. */
function scoreOf(raw: unknown, onDoubt: () => void): Score | null {
  const { home: rawHome, away: rawAway } = fieldsOf(raw)
  if ((rawHome ?? null) === null && (rawAway ?? null) === null) return null
  const [home, away] = [countOf(rawHome), countOf(rawAway)]
  if (home !== null && away !== null && home <= MOST_GOALS && away <= MOST_GOALS) return [home, away]
  onDoubt()
  return null
}
