import type { CompetitionRules } from '../competition-rules.types.ts'
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
  formats: [{ from: 1991, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    [2005, 2017, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2019, ON, '2 quarter-finals', '', 4],
  ],
}
