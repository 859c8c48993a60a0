import {
  EVENT_TYPE,
  type EventRecord,
  NO_SCORES,
  type PeriodScores,
  type Score,
  STATE,
  type StateId,
  settleScores,
} from '@touchline/football'
import type { Doubt } from '../files/problems.ts'
import type { Incidents } from './incidents.ts'
import type { RawMatch } from './schochastics-document.ts'

export interface Result {
  state: StateId
  scores: PeriodScores
}

const GOALS: readonly EventRecord['type'][] = [EVENT_TYPE.goal, EVENT_TYPE.own_goal, EVENT_TYPE.penalty_goal]

/**
 * The scores of a match. The source has the final one, in which the winner of a shoot-out has an extra goal; the others follow from the
 * minutes of the goals if these add up to it. Otherwise the goals are doubted and the final score stays.
 * @param playOff whether the match may go into extra time; elsewhere a minute beyond 90 is added time
 */
export function readResult(
  { homeGoals, awayGoals }: RawMatch,
  { incidents, playOff, doubt }: { incidents: Incidents; playOff: boolean; doubt: Doubt },
): Result {
  if (homeGoals === null || awayGoals === null) return { state: STATE.awaiting_updates, scores: NO_SCORES }
  const final: Score = [homeGoals, awayGoals]
  const { events } = incidents
  const kicks = playOff ? incidents.kicks : []
  const extraTime = playOff && (kicks.length > 0 || events.some((event) => event.minute > 90))
  const current = scoreUpTo(events, 120)
  const rebuilt = kicks.length === 0 ? isSame(current, final) : isOneMore(final, current)
  if (!rebuilt && events.length > 0)
    doubt('incident', `the goals listed (${current.join('-')}) are not those of ${final.join('-')}`)
  if (kicks.length > 0) {
    if (!rebuilt) return { state: STATE.after_penalties, scores: NO_SCORES }
    doubt('incident', 'the kicks of the shoot-out are listed without saying which were scored')
  }
  const known = rebuilt ? current : final
  const reported = {
    halfTime: rebuilt ? scoreUpTo(events, 45) : null,
    fullTime: !extraTime ? known : rebuilt ? scoreUpTo(events, 90) : null,
    extraTime: extraTime ? known : null,
    shootOut: null,
  }
  const { scores, state } = settleScores(reported, (_, message) => doubt('incident', message), true)
  return { state: kicks.length > 0 ? STATE.after_penalties : (state ?? STATE.awaiting_updates), scores }
}

function scoreUpTo(events: readonly EventRecord[], minute: number): Score {
  const goals = events.filter((event) => GOALS.includes(event.type) && event.minute <= minute)
  const home = goals.filter((goal) => goal.side === 'home').length
  return [home, goals.length - home]
}

const isSame = (one: Score, other: Score): boolean => one[0] === other[0] && one[1] === other[1]

const isOneMore = (final: Score, before: Score): boolean =>
  final[0] >= before[0] && final[1] >= before[1] && final[0] + final[1] === before[0] + before[1] + 1
