import type { CompetitionRules } from '../competition-rules.types.ts'
import { bracket } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { amongOnce, GOAL_DIFFERENCE } from '../orders.ts'

export const GOLD_CUP: CompetitionRules = {
  keys: ['north-central-america/gold-cup'],
  articles: [[1991, '{season} CONCACAF Gold Cup']],
  regulations: [{ from: 1991, title: 'Concacaf Gold Cup, regulations', url: 'https://www.concacaf.com' }],
  eras: [
    {
      from: 2015,
      tieBreak: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals')],
      lastResorts: ['lots'],
    },
  ],
  formats: [
    { from: 1991, phases: ['groups', 'knock-out'] },
    { from: 2015, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [2005, 2017, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2019, ON, '2 quarter-finals', '', 4],
  ],
  brackets: [{ from: 2021, until: 2025, rounds: bracket('1A 2D', '1C 2B', '1D 2A', '1B 2C') }],
  hosts: {
    2015: ['United States', 'Canada'],
    2017: ['United States'],
    2019: ['United States', 'Costa Rica', 'Jamaica'],
    2021: ['United States'],
    2023: ['United States', 'Canada'],
    2025: ['United States', 'Canada'],
  },
}
