import type { Club } from '../competitions/clubs.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
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
  /** Whether a draw leads to penalties at once, without extra time. */
  straight: boolean
  /** For a postponed match its first date and the instant from which the new one, `kickoff`, is known. */
  moved: { from: number; known: number } | null
  hash: number
}

/** A fixture as scheduled at an instant: a postponed one has its first date until the new one is known. */
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
