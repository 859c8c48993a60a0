import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const ASIAN_CUP: CompetitionRules = {
  keys: ['asia/asian-cup'],
  articles: [[1988, '{season} AFC Asian Cup']],
  regulations: [{ from: 1988, title: 'AFC Asian Cup, competition regulations', url: 'https://www.the-afc.com' }],
  eras: [{ from: 2007, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'lots'] }],
  formats: [{ from: 1996, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    [2004, 2015, '2 quarter-finals', '', 4],
    [2019, ON, '2 round of 16, 1 ranking of groups', '', 4],
  ],
}
