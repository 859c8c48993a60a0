import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const AFRICA_CUP_OF_NATIONS_QUALIFYING: CompetitionRules = {
  keys: ['africa/africa-cup-of-nations-qualifying'],
  articles: [[2012, '{season} Africa Cup of Nations qualification']],
  regulations: [
    { from: 2004, title: 'CAF, Regulations of the Africa Cup of Nations', url: 'https://www.cafonline.com' },
  ],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS }],
  groupPlaces: [
    [2015, 2015, '2 qualified, 1 ranking of groups', '', 4],
    [2017, 2017, '1 qualified, 1 ranking of groups', '', 4],
    [2019, 2025, '2 qualified', '', 4],
  ],
}
