import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const VENEZUELA_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['venezuela/primera-division'],
  articles: [[2021, '{season} Liga FUTVE']],
  regulations: [{ from: 2021, title: 'Liga FUTVE, Normas reguladoras', url: 'https://www.ligafutve.org' }],
  eras: [{ from: 2021, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    {
      from: 2024,
      phases: ['half years', 'groups', 'knock-out'],
      halves: { names: ['Apertura', 'Clausura'], year: true },
    },
  ],
}
