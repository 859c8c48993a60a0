import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among } from '../orders.ts'

export const GERMANY_3_LIGA: CompetitionRules = {
  keys: ['germany/3-liga'],
  articles: [[2008, '{season} 3. Liga']],
  regulations: [{ from: 2008, title: 'DFB, Spielordnung', url: 'https://www.dfb.de' }],
  eras: [
    {
      from: 2008,
      tieBreak: ['goal difference', 'goals', among('points', 'goal difference', 'away goals'), 'away goals'],
      lastResorts: ['play-off match'],
    },
  ],
  formats: [{ from: 2008, phases: ['regular season'] }],
  places: [
    [2008, 2017, '2 promotion, 1 promotion play-off', '3 relegation', 20],
    [2018, ON, '2 promotion, 1 promotion play-off', '4 relegation', 20],
  ],
  decisions: {
    2010: { points: [['Rot Weiss Ahlen', -3, 'licence']], last: ['Rot Weiss Ahlen'] },
  },
}
