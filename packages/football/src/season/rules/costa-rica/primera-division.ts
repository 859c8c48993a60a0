import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const COSTA_RICA_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['costa-rica/primera-division'],
  articles: [[2010, '{season} Liga FPD']],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    { from: 2010, phases: ['half years', 'play-offs'], halves: { names: ['Invierno', 'Verano'], year: true } },
    { from: 2017, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: true } },
  ],
}
