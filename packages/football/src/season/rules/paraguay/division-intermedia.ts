import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const PARAGUAY_DIVISION_INTERMEDIA: CompetitionRules = {
  keys: ['paraguay/division-intermedia'],
  articles: [[2010, '{season} Paraguayan División Intermedia']],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2010, phases: ['regular season'], averageOf: 3 }],
}
