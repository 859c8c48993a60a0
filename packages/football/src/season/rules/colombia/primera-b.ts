import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const COLOMBIA_PRIMERA_B: CompetitionRules = {
  keys: ['colombia/primera-b'],
  articles: [[2011, '{season} Categoría Primera B season']],
  eras: [{ from: 2011, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [{ from: 2011, phases: ['half years', 'groups', 'knock-out'] }],
}
