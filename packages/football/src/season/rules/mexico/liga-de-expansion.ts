import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const MEXICO_LIGA_DE_EXPANSION: CompetitionRules = {
  keys: ['mexico/liga-de-expansion'],
  articles: [[2020, '{season} Liga de Expansión MX season']],
  regulations: [{ from: 2020, title: 'Liga de Expansión MX, Reglamento de competencia', url: 'https://ligamx.net' }],
  eras: [{ from: 2020, tieBreak: GOAL_DIFFERENCE, carry: 'none', lastResorts: ['fair play', 'lots'] }],
  formats: [
    { from: 2020, phases: ['half years', 'play-offs'], halves: { names: ['Apertura', 'Clausura'], year: false } },
  ],
}
