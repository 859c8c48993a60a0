import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { twice } from '../splits.ts'

export const ECUADOR_SERIE_A: CompetitionRules = {
  keys: ['ecuador/serie-a'],
  articles: [[2019, '{season} Ecuadorian Serie A']],
  regulations: [{ from: 2019, title: 'LigaPro, Reglamento de competiciones', url: 'https://ligapro.ec' }],
  eras: [
    { from: 2020, tieBreak: GOAL_DIFFERENCE, carry: 'none' },
    { from: 2025, tieBreak: GOAL_DIFFERENCE, split: { after: 30, groups: [twice(6), twice(4), twice(6)] } },
  ],
  formats: [
    {
      from: 2020,
      phases: ['half years', 'knock-out'],
      halves: { names: ['Primera etapa', 'Segunda etapa'], year: true },
    },
    { from: 2025, phases: ['regular season', 'split'] },
  ],
  decisions: {
    2025: {
      points: [
        ['El Nacional', -3, 'late payments', '2025-10-24'],
        ['El Nacional', -6, 'late payments', '2025-10-31'],
      ],
    },
  },
}
