import { currentYear } from './calendar.ts'
import type { Club } from './clubs.ts'
import { CLUB_FRIENDLIES } from './competitions.ts'
import type { LeagueSpec } from './leagues.ts'
import { hashText, mix } from './random.ts'

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

/** A fixture as the demo world's calendar has it; everything else follows from it and the seed. */
export interface Plan {
  key: string
  league: LeagueSpec
  year: number
  /** Name of the stage. */
  stage: string | null
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
  hash: number
}

export const seasonKey = (league: LeagueSpec, year: number): string => `${league.key}/${year}`

/** Hash of a fixture: the seed's and the key's together. */
export const planHash = (seedHash: number, key: string): number => mix(seedHash, hashText(key))

/** Whether a fixture belongs to the part of history that is told in full, with events and every market. */
export function isCurrent(plan: Plan, now: number): boolean {
  return plan.league.key === CLUB_FRIENDLIES.key || plan.year >= currentYear(plan.league, now)
}
