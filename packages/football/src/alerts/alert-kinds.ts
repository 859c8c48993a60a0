import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'
/** Kinds of alerts, in the order they are offered. */
export const ALERT_KINDS = [
  'lineup',
  'kickoff',
  'goal',
  'red_card',
  'half_time',
  'full_time',
  'moved',
  'price',
  'transfer',
  'coach',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Things that can be followed with alerts. */
export const ALERT_THINGS = ['team', 'league', 'match', 'player'] as const
export type AlertThing = (typeof ALERT_THINGS)[number]

const OF_MATCH = ['lineup', 'kickoff', 'goal', 'red_card', 'half_time', 'full_time', 'moved'] as const

/** The kinds of each followed thing. */
export const KINDS_OF: Readonly<Record<AlertThing, readonly AlertKind[]>> = {
  team: ALERT_KINDS,
  league: ['kickoff', 'goal', 'red_card', 'half_time', 'full_time', 'moved'],
  match: OF_MATCH,
  player: ['lineup', 'goal', 'transfer'],
}

/** A kind of alert, or the correction of one. */
export type HappeningKind = AlertKind | 'goal_cancelled'

const IN_PLAY: ReadonlySet<HappeningKind> = new Set([
  'kickoff',
  'goal',
  'goal_cancelled',
  'red_card',
  'half_time',
  'full_time',
])

/** True for events of play: they wait for people who watch with a delay, and are dropped at night because they are old by morning. */
export const isOfPlay = (kind: HappeningKind): boolean => IN_PLAY.has(kind)

const TELLING: ReadonlySet<HappeningKind> = new Set(['goal', 'goal_cancelled', 'red_card'])

/** Whether it tells something of the score by being sent at all. */
export const tellsScore = (kind: HappeningKind): boolean => TELLING.has(kind)

/** Whether it is slow enough for a mail. */
export const isMailed = (kind: HappeningKind): boolean => !isOfPlay(kind) && kind !== 'lineup'

const LIFETIME_MS: Readonly<Record<HappeningKind, number>> = {
  lineup: 90 * MINUTE_MS,
  kickoff: 10 * MINUTE_MS,
  goal: 10 * MINUTE_MS,
  goal_cancelled: 30 * MINUTE_MS,
  red_card: 10 * MINUTE_MS,
  half_time: 10 * MINUTE_MS,
  full_time: 2 * HOUR_MS,
  moved: 48 * HOUR_MS,
  price: 12 * HOUR_MS,
  transfer: 48 * HOUR_MS,
  coach: 48 * HOUR_MS,
}

/** How long an alert is still news, beyond the delay of people who watch with one. */
export const alertLifetimeMs = (kind: HappeningKind): number => LIFETIME_MS[kind]
