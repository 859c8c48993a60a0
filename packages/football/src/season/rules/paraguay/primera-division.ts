import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const PARAGUAY_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['paraguay/primera-division'],
  articles: [[2008, '{season} Paraguayan Primera División season']],
  regulations: [{ from: 2008, title: 'APF, Reglamento de la División de Honor', url: 'https://www.apf.org.py' }],
  eras: [{ from: 2008, tieBreak: GOAL_DIFFERENCE, carry: 'none', lastResorts: ['play-off match'] }],
  formats: [
    {
      from: 2008,
      phases: ['half years'],
      averageOf: 3,
      averages: { seasons: 3 },
      halves: { names: ['Apertura', 'Clausura'], year: true },
    },
  ],
}
