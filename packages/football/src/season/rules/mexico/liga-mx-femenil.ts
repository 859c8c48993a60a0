import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const MEXICO_LIGA_MX_FEMENIL: CompetitionRules = {
  keys: ['mexico/liga-mx-femenil'],
  articles: [[2017, '{season} Liga MX Femenil season']],
  eras: [{ from: 2017, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [
    { from: 2017, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: false } },
  ],
}
