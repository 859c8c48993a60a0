import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const EL_SALVADOR_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['el-salvador/primera-division'],
  articles: [[2010, '{season} Salvadoran Primera División']],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    { from: 2010, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: true } },
  ],
}
