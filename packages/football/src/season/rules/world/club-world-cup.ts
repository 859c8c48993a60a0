import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const CLUB_WORLD_CUP: CompetitionRules = {
  keys: ['world/club-world-cup'],
  articles: [[2005, '{season} FIFA Club World Cup']],
  regulations: [{ from: 2025, title: 'Regulations of the FIFA Club World Cup', url: 'https://www.fifa.com' }],
  eras: [{ from: 2025, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'lots'] }],
  formats: [
    { from: 2025, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [[2025, ON, '2 round of 16', '', 4]],
}
