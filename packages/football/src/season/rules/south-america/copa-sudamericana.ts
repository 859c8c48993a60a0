import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const COPA_SUDAMERICANA: CompetitionRules = {
  keys: ['south-america/copa-sudamericana'],
  articles: [[2002, '{season} Copa Sudamericana']],
  regulations: [{ from: 2002, title: 'CONMEBOL Sudamericana, Manual de clubes', url: 'https://www.conmebol.com' }],
  eras: [{ from: 2021, tieBreak: [...GOAL_DIFFERENCE, 'away goals'], lastResorts: ['coefficient'] }],
  formats: [
    { from: 2010, phases: ['knock-out'], ties: { legs: 2, finalLegs: 2, awayGoals: true, extraTime: 'final' } },
    { from: 2019, phases: ['knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: 'final' } },
    {
      from: 2021,
      phases: ['groups', 'knock-out'],
      ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: 'final' },
    },
    {
      from: 2022,
      phases: ['groups', 'knock-out'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: 'final' },
    },
  ],
  groupPlaces: [
    [2021, 2022, '1 round of 16', '', 4],
    [2023, ON, '1 round of 16, 1 knockout play-off', '', 4],
  ],
}
