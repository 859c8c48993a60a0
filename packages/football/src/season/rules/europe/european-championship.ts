import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const EUROPEAN_CHAMPIONSHIP: CompetitionRules = {
  keys: ['europe/european-championship'],
  articles: [[1980, 'UEFA Euro {season}']],
  regulations: [
    { from: 1980, title: 'Regulations of the UEFA European Football Championship', url: 'https://documents.uefa.com' },
  ],
  threePointsSince: 1996,
  eras: [
    { from: 1980, tieBreak: GOAL_DIFFERENCE },
    { from: 1996, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'coefficient'] },
  ],
  formats: [
    { from: 1980, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [1984, 1992, '2 semi-finals', '', 4],
    [1996, 2012, '2 quarter-finals', '', 4],
    [2016, ON, '2 round of 16, 1 ranking of groups', '', 4],
  ],
}
