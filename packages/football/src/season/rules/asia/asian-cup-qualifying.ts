import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS, HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const ASIA_ASIAN_CUP_QUALIFYING: CompetitionRules = {
  keys: ['asia/asian-cup-qualifying'],
  articles: [[2004, '{season} AFC Asian Cup qualification']],
  regulations: [{ from: 2019, title: 'AFC Asian Cup, competition regulations', url: 'https://www.the-afc.com' }],
  eras: [
    { from: 2019, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['fair play', 'lots'] },
    // Played in one place, everybody once.
    { from: 2023, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'lots'] },
    { from: 2027, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['fair play', 'lots'] },
  ],
  formats: [{ from: 2004, phases: ['groups'] }],
  groupPlaces: [
    [2015, 2015, '2 qualified, 1 ranking of groups', '', 4],
    [2019, 2019, '2 qualified', '', 4],
    [2023, 2023, '1 qualified, 1 ranking of groups', '', 4],
    [2027, 2027, '1 qualified', '', 4],
  ],
}
