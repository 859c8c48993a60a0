import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CHINA_SUPER_LEAGUE: CompetitionRules = {
  keys: ['china/super-league'],
  articles: [[2004, '{season} Chinese Super League']],
  regulations: [{ from: 2004, title: 'CFA, Chinese Super League rules', url: 'https://www.thecfa.cn' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2004, phases: ['regular season'] }],
  places: [
    [2012, 2018, '1 afc champions league', '2 relegation', 16],
    [2023, ON, '1 afc champions league', '2 relegation'],
  ],
  decisions: {
    2013: {
      points: [
        ['Shanghai Shenhua', -6, 'match-fixing'],
        ['Tianjin Teda', -6, 'match-fixing'],
      ],
    },
  },
}
