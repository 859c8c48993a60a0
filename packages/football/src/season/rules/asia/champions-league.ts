import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'

export const AFC_CHAMPIONS_LEAGUE: CompetitionRules = {
  keys: ['asia/champions-league'],
  articles: [
    [2003, '{season} AFC Champions League'],
    [2024, '{season} AFC Champions League Elite'],
  ],
  regulations: [{ from: 2003, title: 'AFC Champions League, competition regulations', url: 'https://www.the-afc.com' }],
  eras: [{ from: 2009, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, lastResorts: ['fair play', 'lots'] }, { from: 2023 }],
  formats: [
    { from: 2003, phases: ['groups', 'knock-out'] },
    { from: 2024, phases: ['league phase', 'knock-out'] },
  ],
  groupPlaces: [
    [2009, 2020, '2 round of 16', '', 4],
    [2021, 2023, '1 round of 16, 1 ranking of groups', '', 4],
  ],
  places: [[2024, ON, '8 round of 16', '', 12]],
}
