import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ARGENTINA_LIGA_PROFESIONAL: CompetitionRules = {
  keys: ['argentina/liga-profesional'],
  articles: [[1991, '{season} Argentine Primera División']],
  regulations: [
    { from: 1991, title: 'AFA, Reglamento del campeonato de Primera División', url: 'https://www.afa.com.ar' },
  ],
  eras: [{ from: 2015, tieBreak: GOAL_DIFFERENCE, lastResorts: ['play-off match'] }],
  formats: [
    { from: 1991, phases: ['half years'], averageOf: 3 },
    { from: 2014, phases: ['regular season'], averageOf: 3 },
    { from: 2025, phases: ['half years', 'groups', 'knock-out'], averageOf: 3 },
  ],
  groupPlaces: [[2025, ON, '8 round of 16', '', 15]],
}
