import { currentYear, serialOn } from '../competitions/calendar.ts'
import type { Club } from '../competitions/clubs.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { DAY, dayOf } from '../competitions/places.ts'
import { hashText, mix } from '../random.ts'

/** How a fixture differs from the usual course of things. */
export type Special =
  | 'postponed'
  | 'cancelled'
  | 'suspended'
  | 'interrupted'
  | 'awarded'
  | 'no-odds'
  | 'no-statistics'
  | 'no-referee'
  | 'no-venue'
  | 'late-kickoff'
  | 'tba'
  | 'delayed'
  | 'walk-over'
  | 'no-lineup'
  | 'no-formation'

/** A fixture as the demo world's calendar has it; everything else follows from it and the seed. */
export interface Plan {
  key: string
  league: LeagueSpec
  year: number
  /** Name of the stage. */
  stage: string | null
  /** Name of the group within the stage, null where there are none. */
  group: string | null
  round: string | null
  /** Milliseconds since 1970, always a whole minute. */
  kickoff: number
  /** The instant from which the feed knows the fixture. */
  announced: number
  home: Club
  away: Club
  neutral: boolean
  /** In a knock-out match the goals by which the home side leads from an earlier leg; null where a draw may stand. */
  lead: number | null
  /** Of a postponed match its first date and the instant from which the new one, which is `kickoff`, is known. */
  moved: { from: number; known: number } | null
  hash: number
}

/** A fixture as its calendar stands at an instant: a postponed one keeps its first date until the new one is known. */
export const planAt = (plan: Plan, now: number): Plan =>
  plan.moved === null || now >= plan.moved.known ? plan : { ...plan, kickoff: plan.moved.from }

/** Whether this is a postponed fixture that has no new date yet. */
export const isWithoutDate = ({ moved, kickoff }: Plan): boolean => moved !== null && moved.from === kickoff

export const seasonKey = (league: LeagueSpec, year: number): string => `${league.key}/${year}`

/** Hash of a fixture: the seed's and the key's together. */
export const planHash = (seedHash: number, key: string): number => mix(seedHash, hashText(key))

/** Fixtures that are not played on their day, so that nobody sits out a ban in them. */
const NOT_PLAYED: ReadonlySet<Special | null> = new Set(['postponed', 'cancelled', 'awarded', 'walk-over'])
export const isPlayedOut = (special: Special | null): boolean => !NOT_PLAYED.has(special)

/** Days after which a short season is one of the past. */
const SERIES_ENDED = 3

/** Whether a fixture belongs to a season that is reported with all its events. */
export function isCurrent(plan: Plan, now: number): boolean {
  if (plan.league.type === 'friendly') return true
  // A short season is published while the one before it is still played.
  if (plan.league.calendar === 'series') return plan.year >= serialOn(dayOf(now) - SERIES_ENDED)
  return plan.year >= currentYear(plan.league, now)
}

/** Friendlies and invented rounds, of which less is in the feed. */
export const isBeside = ({ type, calendar }: LeagueSpec): boolean => type === 'friendly' || calendar === 'series'

/** For how long after kick-off the parts of a fixture are reported that take much room. */
const IN_FULL = { league: 60 * DAY, friendly: 7 * DAY } as const
const IN_WORDS = { league: 14 * DAY, friendly: 3 * DAY } as const
const MOVED_PRICES = 3 * DAY

const kindOf = ({ league }: Plan) => (isBeside(league) ? 'friendly' : 'league')

/** Whether every statistic of every player, both halves, pressure and all markets are reported. */
export const isInFull = (plan: Plan, now: number): boolean =>
  isCurrent(plan, now) && plan.kickoff > now - IN_FULL[kindOf(plan)]

/** Whether the commentary is reported. */
export const isInWords = (plan: Plan, now: number): boolean =>
  isCurrent(plan, now) && plan.kickoff > now - IN_WORDS[kindOf(plan)]

/** Whether the way of the prices is reported. */
export const isPriceWatched = (plan: Plan, now: number): boolean =>
  kindOf(plan) === 'league' && plan.kickoff > now - MOVED_PRICES
