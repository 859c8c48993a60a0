import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ECUADOR_SERIE_B: CompetitionRules = {
  keys: ['ecuador/serie-b'],
  articles: [[2019, '{season} Ecuadorian Serie B']],
  eras: [{ from: 2019, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2019, phases: ['regular season'] }],
  places: [[2019, 2024, '2 promotion', '2 relegation', 10]],
}
