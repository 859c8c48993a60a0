import { type HiddenScores, hidesAny, isDecided, isInPlay, STATE } from '@touchline/football'
import type { Settings } from '../settings/settings.fields.ts'

/** The settings for covering answers of the API before a page sees them. */
export interface Cover {
  wish: HiddenScores
  /** Milliseconds since 1970, the server's clock. */
  now: number
}

type HidingSettings = Pick<Settings, 'hide_scores' | 'hidden_team' | 'hidden_match' | 'shown_match' | 'shown_until'>

export const wishOf = (settings: HidingSettings): HiddenScores => ({
  everywhere: settings.hide_scores === 1,
  teams: settings.hidden_team,
  matches: settings.hidden_match,
  shown: settings.shown_match,
  shownUntil: settings.shown_until,
})

/** Null for those who hide nothing. */
export function coverOf(settings: HidingSettings, now: number): Cover | null {
  const wish = wishOf(settings)
  return hidesAny(wish) ? { wish, now } : null
}

/** Marks a match whose score is covered, or will be once it has one. */
export interface MaybeCovered {
  under_cover?: true
}

type Stated = MaybeCovered & { state_id?: number | undefined; status?: number }

const stateOf = ({ status, state_id }: Stated): number => status ?? state_id ?? STATE.not_started

/** Whether a cover replaces the score of a match. */
export function isCovered(match: object): boolean {
  const state = stateOf(match as Stated)
  return (match as Stated).under_cover === true && (isInPlay(state) || isDecided(state))
}
