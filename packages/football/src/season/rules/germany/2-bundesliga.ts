import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_AVERAGE } from '../orders.ts'

export const GERMANY_2_BUNDESLIGA: CompetitionRules = {
  keys: ['germany/2-bundesliga'],
  articles: [[1974, '{season} 2. Bundesliga']],
  regulations: [
    { from: 2000, title: 'DFL, Spielordnung', url: 'https://www.dfl.de' },
    { from: 1974, title: 'DFB, Spielordnung', url: 'https://www.dfb.de' },
  ],
  eras: [
    { from: 1900, tieBreak: GOAL_AVERAGE },
    {
      from: 1969,
      tieBreak: ['goal difference', 'goals', among('points', 'goal difference', 'away goals'), 'away goals'],
    },
  ],
  formats: [{ from: 1981, phases: ['regular season'] }],
  places: [
    [1994, 2007, '3 promotion', '4 relegation', 18],
    [2008, ON, '2 promotion, 1 promotion play-off', '1 relegation play-off, 2 relegation'],
  ],
  decisions: {
    2007: { points: [['TuS Koblenz', -6, 'licence']] },
    2008: { points: [['TuS Koblenz', -3, 'licence']] },
    2009: { points: [['Arminia Bielefeld', -4, 'licence']] },
    2010: { points: [['Arminia Bielefeld', -3, 'licence']] },
    2015: { points: [['Sandhausen', -3, 'licence']] },
  },
}
