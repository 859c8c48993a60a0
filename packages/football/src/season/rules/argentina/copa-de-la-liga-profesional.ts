import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ARGENTINA_COPA_DE_LA_LIGA: CompetitionRules = {
  keys: ['argentina/copa-de-la-liga-profesional'],
  articles: [[2020, '{season} Copa de la Liga Profesional']],
  regulations: [
    { from: 2020, title: 'AFA, Reglamento de la Copa de la Liga Profesional', url: 'https://www.afa.com.ar' },
  ],
  eras: [{ from: 2021, tieBreak: GOAL_DIFFERENCE }],
  formats: [
    {
      from: 2021,
      phases: ['groups', 'knock-out'],
      zoneOf: 'River Plate',
      ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: 'final' },
    },
  ],
  groupPlaces: [
    [2021, 2021, '4 quarter-finals', '', 13],
    [2022, 2024, '4 quarter-finals', '', 14],
  ],
}
