import type { PlayerRecord } from '@touchline/football'
import type { Plan } from '../match/plan.ts'

/** A ban for matches of the competition, or of every domestic one. */
export interface Ban {
  /** The match after which he is banned. */
  plan: Plan
  player: PlayerRecord
  matches: number
  /** For a dismissal or for too many yellow cards. */
  reason: 'red' | 'yellow'
  /** Whether he misses matches of all domestic competitions, not only of the one the match belongs to. */
  everywhere: boolean
}

/** Whether a match counts for a ban. */
export const isUnder = (ban: Ban, plan: Plan): boolean => ban.everywhere || ban.plan.league === plan.league

export interface Sheet {
  before: readonly Ban[]
  /** Bans earned in the match. */
  earned: readonly Ban[]
}

/** The suspensions from a club's cards of a season, up to the matches examined so far; yellow cards by competition and player. */
export interface ClubRecord {
  plans: readonly Plan[]
  places: ReadonlyMap<string, number>
  sheets: Sheet[]
  pending: { ban: Ban; left: number }[]
  yellows: Map<string, number>
}
