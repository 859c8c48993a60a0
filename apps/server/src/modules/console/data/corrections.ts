import type { CORRECTED_STATES } from '@touchline/contract'
import { type FixtureParts, type Score, STATE } from '@touchline/football'
import type { Corrected } from '@touchline/ingest/joining/corrections/correct-fixture.ts'

type CorrectedState = (typeof CORRECTED_STATES)[number]

export interface CorrectionValue {
  state?: CorrectedState | undefined
  home?: number | undefined
  away?: number | undefined
  kickoff?: string | undefined
  name?: string | undefined
}

const STATES: Readonly<Record<CorrectedState, FixtureParts<number>['state']>> = {
  finished: STATE.full_time,
  awarded: STATE.awarded,
  postponed: STATE.postponed,
  cancelled: STATE.cancelled,
  abandoned: STATE.abandoned,
}
const WITH_SCORE: readonly CorrectedState[] = ['finished', 'awarded']

/** The result of a match set by an operator: after 90 minutes, with the known score of the first half. */
export function resultOf({ state = 'finished', home, away }: CorrectionValue, parts: FixtureParts<number>): Corrected {
  const score: Score | null =
    WITH_SCORE.includes(state) && home !== undefined && away !== undefined ? [home, away] : null
  const { halfTime } = parts.scores
  return {
    state: STATES[state],
    minute: null,
    addedMinute: null,
    scores: {
      halfTime: score && fits(halfTime, score),
      fullTime: score,
      extraTime: null,
      shootOut: null,
      current: score,
    },
  }
}

/** Goals at half-time cannot exceed those at the end. */
const fits = (halfTime: Score | null, [home, away]: Score): Score | null =>
  halfTime !== null && halfTime[0] <= home && halfTime[1] <= away ? halfTime : null

/** The fault of a correction; null without one. */
export function faultOf(kind: 'result' | 'kickoff' | 'name', target: string, value: CorrectionValue): string | null {
  if ((kind === 'name') !== (target !== 'fixture'))
    return 'Only matches have results and kick-offs, and they have no name.'
  if (kind === 'name') return value.name?.trim() ? null : 'Body value name: is missing'
  if (kind === 'kickoff') return value.kickoff === undefined ? 'Body value kickoff: is missing' : null
  const { state = 'finished', home, away } = value
  const needsScore = WITH_SCORE.includes(state)
  if (needsScore && (home === undefined || away === undefined)) return 'Body value home: is missing'
  return null
}

/** A result in a few signs: `1–2`, or its state. */
export const resultText = ({ state, home, away }: CorrectionValue): string =>
  home !== undefined && away !== undefined && (state === undefined || WITH_SCORE.includes(state))
    ? `${home}–${away}${state === 'awarded' ? ' awarded' : ''}`
    : (state ?? '?')
