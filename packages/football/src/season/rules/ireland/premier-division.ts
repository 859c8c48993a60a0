import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const IRELAND_PREMIER_DIVISION: CompetitionRules = {
  keys: ['ireland/premier-division'],
  articles: [[1985, '{season} League of Ireland Premier Division']],
  regulations: [{ from: 1985, title: 'FAI, League of Ireland Participation Agreement', url: 'https://www.fai.ie' }],
  eras: [{ from: 2003, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2003, phases: ['regular season'] }],
  places: [
    [2012, 2016, '1 champions league qualifying', '1 relegation play-off, 1 relegation', 12],
    [2017, 2017, '1 champions league qualifying', '3 relegation', 12],
    [2018, ON, '1 champions league qualifying', '1 relegation play-off, 1 relegation'],
  ],
  decisions: {
    2005: { points: [['Shamrock Rovers', -8, 'accounts']] },
    2008: {
      points: [
        ['Cork City', -10, 'administration'],
        ['Drogheda United|Drogheda', -10, 'administration'],
      ],
    },
  },
}
