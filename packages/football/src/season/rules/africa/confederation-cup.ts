import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'

export const CAF_CONFEDERATION_CUP: CompetitionRules = {
  keys: ['africa/confederation-cup'],
  articles: [[2004, '{season} CAF Confederation Cup']],
  regulations: [{ from: 2009, title: 'CAF Confederation Cup, regulations', url: 'https://www.cafonline.com' }],
  eras: [{ from: 2009, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, lastResorts: ['lots'] }],
  formats: [{ from: 2004, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    [2009, 2016, '2 semi-finals', '', 4],
    [2017, ON, '2 quarter-finals', '', 4],
  ],
}
