import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { twice } from '../splits.ts'

export const CHINA_SUPER_LEAGUE: CompetitionRules = {
  keys: ['china/super-league'],
  articles: [[2004, '{season} Chinese Super League']],
  regulations: [{ from: 2004, title: 'CFA, Chinese Super League rules', url: 'https://www.thecfa.cn' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS },
    // Two groups of eight; the best four of one met those of the other, with all their points.
    { from: 2021, tieBreak: HEAD_TO_HEAD_GOALS, split: { after: 14, pools: 2, groups: [twice(8), twice(8)] } },
    { from: 2022, tieBreak: HEAD_TO_HEAD_GOALS },
  ],
  formats: [
    { from: 2004, phases: ['regular season'] },
    { from: 2020, phases: ['groups', 'knock-out'], zoneOf: 'Guangzhou Evergrande|Guangzhou FC|Guangzhou' },
    { from: 2021, phases: ['groups', 'split', 'play-offs'] },
    { from: 2022, phases: ['regular season'] },
  ],
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
