import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const HONDURAS_LIGA_NACIONAL: CompetitionRules = {
  keys: ['honduras/liga-nacional'],
  articles: [[2010, '{season} Honduran Liga Nacional']],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    { from: 2010, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: true } },
  ],
}
