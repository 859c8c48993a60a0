import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const MEXICO_LIGA_MX: CompetitionRules = {
  keys: ['mexico/liga-mx'],
  articles: [[2012, '{season} Liga MX season']],
  regulations: [{ from: 2012, title: 'Liga MX, Reglamento de competencia', url: 'https://ligamx.net' }],
  eras: [{ from: 1996, tieBreak: GOAL_DIFFERENCE, carry: 'none', lastResorts: ['fair play', 'lots'] }],
  formats: [
    {
      ...{ from: 1996, phases: ['half years', 'play-offs'], averageOf: 3, averages: { seasons: 3 } },
      halves: { names: ['Apertura', 'Clausura'], year: false },
    },
    { from: 2020, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: false } },
  ],
}
