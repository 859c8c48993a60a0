import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ECUADOR_SERIE_A: CompetitionRules = {
  keys: ['ecuador/serie-a'],
  articles: [[2019, '{season} Ecuadorian Serie A']],
  regulations: [{ from: 2019, title: 'LigaPro, Reglamento de competiciones', url: 'https://ligapro.ec' }],
  eras: [
    { from: 2020, tieBreak: GOAL_DIFFERENCE, carry: 'none' },
    { from: 2025, tieBreak: GOAL_DIFFERENCE, split: { after: 30, groups: [6, 4, 6] } },
  ],
  formats: [
    { from: 2020, phases: ['half years', 'knock-out'] },
    { from: 2025, phases: ['regular season', 'split'] },
  ],
}
