import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const GUATEMALA_LIGA_NACIONAL: CompetitionRules = {
  keys: ['guatemala/liga-nacional'],
  articles: [[2010, '{season} Liga Nacional de Guatemala']],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    { from: 2010, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: true } },
  ],
}
