import type { HiddenScoresAnswer } from '@touchline/contract'
import { type HiddenScores, NOTHING_HIDDEN } from '@touchline/football'

/** Hidden scores as the API answers them. */
export function viewHidden(hidden: HiddenScores | null): HiddenScoresAnswer {
  const { shownUntil, teams, matches, shown, everywhere } = hidden ?? NOTHING_HIDDEN
  return {
    everywhere,
    teams: [...teams],
    matches: matches.map(([id, home, away]) => ({ id, home, away })),
    shown: [...shown],
    shown_until: shownUntil === 0 ? null : new Date(shownUntil).toISOString(),
  }
}
