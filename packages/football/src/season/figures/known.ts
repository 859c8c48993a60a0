import { EVENT_TYPE, GOAL_TYPES } from '../../match/event-types.ts'
import { DETAIL } from '../detail-types.ts'
import type { SeasonEvent, SeasonMatch } from './season-match.ts'

const { goal, penalty_goal, missed_penalty } = EVENT_TYPE
const { substitution, yellow_card, red_card, yellow_red_card } = EVENT_TYPE
const CARDS: ReadonlySet<number> = new Set([yellow_card, red_card, yellow_red_card])
const BEYOND_GOALS: ReadonlySet<number> = new Set([substitution, ...CARDS])

type Typed = Pick<SeasonEvent, 'type'>

export const isGoal = ({ type }: Typed): boolean => GOAL_TYPES.includes(type)
export const isPenalty = ({ type }: SeasonEvent): boolean => type === penalty_goal || type === missed_penalty

/** True when the goals listed make up the score, so that none is missing. */
export function goalsReported({ events, home, away }: SeasonMatch): boolean {
  const goals = events.filter(isGoal)
  const atHome = goals.filter((one) => one.home).length
  return atHome === home.goals && goals.length - atHome === away.goals
}

/**
 * True when the source lists more than goals: cards and substitutions are then all there, and a match may have none. Substitutions
 * without any goal or card are no sign of that: there are sources that list nothing else.
 */
export const incidentsListed = (events: readonly Typed[]): boolean =>
  events.some(({ type }) => CARDS.has(type)) || (events.some(isSubstitution) && events.some(isGoal))

export const incidentsReported = ({ events }: SeasonMatch): boolean => incidentsListed(events)

export const isSubstitution = ({ type }: Typed): boolean => type === substitution

/**
 * True when the goals of a match name their scorers, so that other players scored none; a source that names nobody reports nothing of a
 * player. One unknown scorer leaves it true.
 */
export const scorersReported = (match: SeasonMatch): boolean =>
  goalsReported(match) && namesSome(match.events.filter(isGoal))

/** The same for cards and substitutions. */
export const offendersReported = (match: SeasonMatch): boolean =>
  incidentsReported(match) && namesSome(match.events.filter(({ type }) => BEYOND_GOALS.has(type)))

/** True when the substitutions are listed, so that other players neither came on nor went off. */
export const substitutionsReported = (match: SeasonMatch): boolean =>
  offendersReported(match) || match.events.some((event) => isSubstitution(event) && event.player !== null)

const namesSome = (events: readonly SeasonEvent[]): boolean =>
  events.length === 0 || events.some(({ player }) => player !== null)

/** In most seasons three goals of four have an assist; where fewer than this share has one, assists are unknown. */
const MIN_ASSISTED = 0.4

/** Goals enough to judge by. */
const SOME_GOALS = 10

/** Whether the line-ups of these matches have the assists: a source may have the field and leave it empty. */
export function assistsListed(matches: readonly SeasonMatch[]): boolean {
  let [goals, assists] = [0, 0]
  for (const { lineup } of matches) {
    for (const { details } of lineup) {
      goals += details[DETAIL.goals] ?? 0
      assists += details[DETAIL.assists] ?? 0
    }
  }
  return goals < SOME_GOALS || assists >= MIN_ASSISTED * goals
}

/** Whether the goals of these matches come with their assists. */
export function assistsReported(matches: readonly SeasonMatch[]): boolean {
  const goals = matches.flatMap(({ events }) => events.filter(({ type }) => type === goal))
  return goals.length > 0 && goals.filter(({ related }) => related !== null).length >= MIN_ASSISTED * goals.length
}
