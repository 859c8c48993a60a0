import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const PERU_LIGA_1: CompetitionRules = {
  keys: ['peru/liga-1'],
  articles: [[2019, '{season} Liga 1 (Peru)']],
  regulations: [{ from: 2019, title: 'FPF, Reglamento de la Liga 1', url: 'https://www.fpf.org.pe' }],
  eras: [{ from: 2019, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    { from: 2019, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: true } },
  ],
}
