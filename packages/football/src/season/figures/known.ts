import { EVENT_TYPE, GOAL_TYPES } from '../../event-types.ts'
import type { SeasonEvent, SeasonMatch } from './season-match.ts'

const { goal, penalty_goal, missed_penalty } = EVENT_TYPE
const { substitution, yellow_card, red_card, yellow_red_card } = EVENT_TYPE
const BEYOND_GOALS: ReadonlySet<number> = new Set([substitution, yellow_card, red_card, yellow_red_card])

export const isGoal = ({ type }: SeasonEvent): boolean => GOAL_TYPES.includes(type)
export const isPenalty = ({ type }: SeasonEvent): boolean => type === penalty_goal || type === missed_penalty

/** True when the goals listed make up the score, so that none is missing. */
export function goalsTold({ events, home, away }: SeasonMatch): boolean {
  const goals = events.filter(isGoal)
  const atHome = goals.filter((one) => one.home).length
  return atHome === home.goals && goals.length - atHome === away.goals
}

/** True when the source tells more than goals: cards and substitutions are then all there, and a match may have none. */
export const incidentsTold = ({ events }: SeasonMatch): boolean => events.some(({ type }) => BEYOND_GOALS.has(type))

/**
 * True when the goals of a match tell who scored, so that whoever is not among them did not; a source that names nobody tells nothing of
 * a player. One scorer who is not known leaves it true.
 */
export const scorersTold = (match: SeasonMatch): boolean => goalsTold(match) && namesSome(match.events.filter(isGoal))

/** The same for cards and substitutions. */
export const offendersTold = (match: SeasonMatch): boolean =>
  incidentsTold(match) && namesSome(match.events.filter(({ type }) => BEYOND_GOALS.has(type)))

const namesSome = (events: readonly SeasonEvent[]): boolean =>
  events.length === 0 || events.some(({ player }) => player !== null)

/** In most seasons three goals of four have an assist; where fewer than this share has one, assists are not told. */
const FEWEST_ASSISTED = 0.4

/** Whether the goals of these matches come with their assists. */
export function assistsTold(matches: readonly SeasonMatch[]): boolean {
  const goals = matches.flatMap(({ events }) => events.filter(({ type }) => type === goal))
  return goals.length > 0 && goals.filter(({ related }) => related !== null).length >= FEWEST_ASSISTED * goals.length
}
