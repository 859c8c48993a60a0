import type { CompetitionRules } from '../competition-rules.types.ts'
import { bracket } from '../knock-out/brackets.ts'
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
  formats: [
    { from: 1993, phases: ['groups', 'knock-out'] },
    {
      from: 2019,
      phases: ['groups', 'knock-out'],
      ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: 'final' },
    },
  ],
  groupPlaces: [
    [1993, 2015, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2016, 2016, '2 quarter-finals', '', 4],
    [2019, 2019, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2021, 2021, '4 quarter-finals', '', 5],
    [2024, 2024, '2 quarter-finals', '', 4],
  ],
  brackets: [{ from: 2024, until: 2024, rounds: bracket('1A 2B', '1B 2A', '1C 2D', '1D 2C') }],
  hosts: {
    2019: ['Brazil'],
    2021: ['Brazil'],
    2024: ['United States'],
  },
}
