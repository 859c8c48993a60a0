import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const COLOMBIA_PRIMERA_A: CompetitionRules = {
  keys: ['colombia/primera-a'],
  articles: [[2002, '{season} Categoría Primera A season']],
  regulations: [{ from: 2002, title: 'Dimayor, Reglamento del campeonato', url: 'https://dimayor.com.co' }],
  eras: [{ from: 2002, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    {
      from: 2002,
      phases: ['half years', 'groups', 'knock-out'],
      ties: { legs: 2, finalLegs: 2, awayGoals: false, extraTime: false },
      averageOf: 3,
      halves: { names: ['Apertura', 'Finalización'], year: true },
    },
  ],
}
