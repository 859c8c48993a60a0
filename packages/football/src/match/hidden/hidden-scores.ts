/** A match whose score is hidden, with its teams. */
export type HiddenMatch = readonly [id: number, home: number, away: number]

/** The scores a viewer hides. */
export interface HiddenScores {
  everywhere: boolean
  teams: readonly number[]
  matches: readonly HiddenMatch[]
  /** Matches that were uncovered one by one. */
  shown: readonly number[]
  /** Matches that kicked off before this are shown, milliseconds since 1970; 0 shows none. */
  shownUntil: number
}

export const NOTHING_HIDDEN: HiddenScores = { everywhere: false, teams: [], matches: [], shown: [], shownUntil: 0 }

export const hidesAny = ({ everywhere, teams, matches }: HiddenScores): boolean =>
  everywhere || teams.length > 0 || matches.length > 0
