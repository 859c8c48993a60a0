import { beyond, NO_SCORES, type PeriodScores, type Score, STATE, type StateId } from '@touchline/football'
import { countOf, type Fields, fieldsOf, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'
import { type OrgParts, settleParts, sum } from './org-parts.ts'

/** Statuses of a match at football-data.org. */
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
const MAX_GOALS = 99
const WITHOUT_SCORE: ReadonlySet<OrgStatus> = new Set(['SCHEDULED', 'TIMED', 'POSTPONED', 'CANCELLED'])
const OVER: ReadonlySet<OrgStatus> = new Set(['FINISHED', 'AWARDED'])

const WINNERS: Readonly<Record<string, OrgParts['winner']>> = { HOME_TEAM: 'home', AWAY_TEAM: 'away', DRAW: 'draw' }

export interface OrgScores {
  state: StateId
  scores: PeriodScores
  /** The half-time score of the answer, which is 0-0 or missing before the break is reached. */
  halfTime: Score | null
}

/**
 * State and scores of a match. `fullTime` of the source is the running score, in which extra time and the kicks of a shoot-out are
 * counted too; `winner` is set while a match is played and says nothing then.
 */
export function readScores(status: OrgStatus, raw: unknown, doubt: Doubt): OrgScores {
  const state = ORG_STATUSES[status]
  if (WITHOUT_SCORE.has(status)) return { state, scores: NO_SCORES, halfTime: null }
  const parts = partsOf(fieldsOf(raw), doubt)
  const { halfTime } = parts
  if (!OVER.has(status)) return { state, scores: running(parts, status === 'PAUSED'), halfTime }
  const settled = settleParts(parts, doubt)
  if (settled.state === null) {
    doubt('score', 'it is over without a score')
    return { state: status === 'AWARDED' ? state : STATE.awaiting_updates, scores: NO_SCORES, halfTime }
  }
  return { state: status === 'AWARDED' ? state : settled.state, scores: settled.scores, halfTime }
}

function partsOf(score: Fields, doubt: Doubt): OrgParts {
  const read = (field: string) => scoreOf(score[field], () => doubt(field, 'it is no score'))
  const duration = textOf(score.duration) ?? 'REGULAR'
  const parts = { regular: read('regularTime'), extra: read('extraTime'), kicks: read('penalties') }
  // Answers about a match in play fill parts that there are not with zeros, and leave them so.
  const isFilled =
    duration === 'REGULAR' && Object.values(parts).every((part) => part?.every((goals) => goals === 0) ?? true)
  return {
    ...(isFilled ? { regular: null, extra: null, kicks: null } : parts),
    ...{ halfTime: read('halfTime'), all: read('fullTime'), duration },
    winner: WINNERS[textOf(score.winner) ?? ''] ?? null,
  }
}

/** After 90 minutes there is a score once they are over, and at half-time once that is reached. */
function running({ halfTime, all, regular, extra, kicks, duration }: OrgParts, isPaused: boolean): PeriodScores {
  const half = isPaused ? halfTime : null
  if (duration === 'REGULAR') return { ...NO_SCORES, halfTime: half, current: all }
  const shootOut = duration === 'PENALTY_SHOOTOUT' ? kicks : null
  const current = regular === null ? (shootOut === null ? all : all && beyond(all, shootOut)) : sum(regular, extra)
  const isBeyond = extra !== null || shootOut !== null
  return { halfTime: half, fullTime: isBeyond ? regular : null, extraTime: extra && current, shootOut, current }
}

/** A score, or null where there is none; one that is half or no score is doubted. */
function scoreOf(raw: unknown, onDoubt: () => void): Score | null {
  const { home: rawHome, away: rawAway } = fieldsOf(raw)
  if ((rawHome ?? null) === null && (rawAway ?? null) === null) return null
  const [home, away] = [countOf(rawHome), countOf(rawAway)]
  if (home !== null && away !== null && home <= MAX_GOALS && away <= MAX_GOALS) return [home, away]
  onDoubt()
  return null
}
