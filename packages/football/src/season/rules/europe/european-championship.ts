import type { CompetitionRules } from '../competition-rules.types.ts'
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
    { from: 1996, tieBreak: HEAD_TO_HEAD_ONCE },
  ],
}
