import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'

export const CAF_CHAMPIONS_LEAGUE: CompetitionRules = {
  keys: ['africa/champions-league'],
  articles: [[1997, '{season} CAF Champions League']],
  regulations: [{ from: 2009, title: 'CAF Champions League, regulations', url: 'https://www.cafonline.com' }],
  eras: [{ from: 2009, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, lastResorts: ['lots'] }],
  formats: [{ from: 1997, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    [2009, 2016, '2 semi-finals', '', 4],
    [2017, ON, '2 quarter-finals', '', 4],
  ],
}
