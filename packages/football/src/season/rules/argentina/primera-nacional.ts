import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ARGENTINA_PRIMERA_NACIONAL: CompetitionRules = {
  keys: ['argentina/primera-nacional'],
  articles: [
    [2011, '{season} Primera B Nacional'],
    [2019, '{season} Primera Nacional'],
  ],
  eras: [{ from: 2015, tieBreak: GOAL_DIFFERENCE }],
  formats: [
    { from: 2011, phases: ['regular season'] },
    { from: 2019, phases: ['groups', 'knock-out'] },
  ],
}
