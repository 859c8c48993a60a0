import type { CompetitionRules } from '../competition-rules.types.ts'
import { amongOnce, GOAL_DIFFERENCE } from '../orders.ts'

export const COPA_AMERICA: CompetitionRules = {
  keys: ['south-america/copa-america'],
  articles: [[1975, '{season} Copa América']],
  regulations: [{ from: 1975, title: 'CONMEBOL, Reglamento de la Copa América', url: 'https://www.conmebol.com' }],
  eras: [
    {
      from: 2011,
      tieBreak: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals')],
      lastResorts: ['lots'],
    },
  ],
  formats: [{ from: 1993, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    [1993, 2015, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2016, 2016, '2 quarter-finals', '', 4],
    [2019, 2019, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2021, 2021, '4 quarter-finals', '', 5],
    [2024, 2024, '2 quarter-finals', '', 4],
  ],
}
