import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const AFRICA_CUP_OF_NATIONS: CompetitionRules = {
  keys: ['africa/africa-cup-of-nations'],
  articles: [[2010, '{season} Africa Cup of Nations']],
  regulations: [
    { from: 2004, title: 'CAF, Regulations of the Africa Cup of Nations', url: 'https://www.cafonline.com' },
  ],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['lots'] }],
  formats: [
    { from: 1992, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [1998, 2017, '2 quarter-finals', '', 4],
    [2019, ON, '2 round of 16, 1 ranking of groups', '', 4],
  ],
}
