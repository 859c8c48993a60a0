/** An engine's rating of a club: log effects on the counts of a match, and their uncertainty. */
export interface ClubRating {
  attack: number
  defence: number
  attackVariance: number
  defenceVariance: number
  /** Day of its last match. */
  lastDay: number
}

/** An engine's values of a division. */
export interface DivisionRating {
  /** Logarithms of the mean counts of the home and the away side. */
  homeBase: number
  awayBase: number
  /** Where a new club starts. */
  attackLevel: number
  defenceLevel: number
  /** Matches learned from. */
  matches: number
  /** Discounted sums of goals and of their equivalent in shots: their ratio keeps both on one scale. */
  goals: number
  chances: number
}

export interface RefereeRating {
  /** Log effect on the counts of both sides. */
  effect: number
  variance: number
}

/** Everything an engine knows after a day; plain data that survives JSON unchanged. Never changed in place. */
export interface RatingState {
  clubs: Readonly<Record<string, ClubRating>>
  divisions: Readonly<Record<string, DivisionRating>>
  referees: Readonly<Record<string, RefereeRating>>
}

/** Before the first match. */
export const EMPTY_RATINGS: RatingState = { clubs: {}, divisions: {}, referees: {} }

/** A copy whose entries may be replaced while matches are learned from. */
export interface RatingDraft {
  clubs: Record<string, ClubRating>
  divisions: Record<string, DivisionRating>
  referees: Record<string, RefereeRating>
}

/** Own properties only: an id may be called as one of Object's. */
export function draftOf(state: RatingState): RatingDraft {
  return { clubs: own(state.clubs), divisions: own(state.divisions), referees: own(state.referees) }
}

const own = <T>(entries: Readonly<Record<string, T>>): Record<string, T> => Object.assign(Object.create(null), entries)
