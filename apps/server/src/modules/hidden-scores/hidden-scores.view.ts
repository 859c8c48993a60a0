import type { HiddenScoresAnswer } from '@touchline/contract'
import type { HiddenScores } from '@touchline/football'

const NOTHING: HiddenScores = { everywhere: false, teams: [], matches: [], shown: [], shownUntil: 0 }

/** Hidden scores as the API answers them. */
export function viewHidden(hidden: HiddenScores | null): HiddenScoresAnswer {
  const { shownUntil, teams, matches, shown, everywhere } = hidden ?? NOTHING
  return {
    everywhere,
    teams: [...teams],
    matches: matches.map(([id, home, away]) => ({ id, home, away })),
    shown: [...shown],
    shown_until: shownUntil === 0 ? null : new Date(shownUntil).toISOString(),
  }
}
