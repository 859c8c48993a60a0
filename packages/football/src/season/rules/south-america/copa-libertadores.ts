import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const COPA_LIBERTADORES: CompetitionRules = {
  keys: ['south-america/copa-libertadores'],
  articles: [[1960, '{season} Copa Libertadores']],
  regulations: [{ from: 1960, title: 'CONMEBOL Libertadores, Manual de clubes', url: 'https://www.conmebol.com' }],
  eras: [
    { from: 2005, tieBreak: [...GOAL_DIFFERENCE, 'away goals'], lastResorts: ['lots'] },
    { from: 2017, tieBreak: [...GOAL_DIFFERENCE, 'away goals'], lastResorts: ['coefficient'] },
  ],
  formats: [
    {
      from: 2005,
      phases: ['groups', 'knock-out'],
      ties: { legs: 2, finalLegs: 2, awayGoals: true, extraTime: 'final' },
    },
    {
      from: 2019,
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
    [2005, 2016, '2 round of 16', '', 4],
    [2018, ON, '2 round of 16, 1 sudamericana', '', 4],
  ],
}
