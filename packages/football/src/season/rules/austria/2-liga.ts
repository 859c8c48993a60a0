import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const AUSTRIA_2_LIGA: CompetitionRules = {
  keys: ['austria/2-liga'],
  articles: [
    [1998, '{season} Austrian Football First League'],
    [2018, '{season} Austrian Football Second League'],
  ],
  regulations: [{ from: 1998, title: 'ÖFB and Bundesliga, Bestimmungen', url: 'https://www.bundesliga.at' }],
  eras: [{ from: 2018, tieBreak: HEAD_TO_HEAD_GOALS }],
  decisions: {
    2013: {
      points: [
        ['First Vienna FC 1894', -3, 'licence'],
        ['First Vienna FC 1894', -10, 'licence', '2014-04-30'],
      ],
    },
    2016: {
      points: [
        ['Kapfenberger SV', -6, 'licence', '2017-03-15'],
        ['Kapfenberger SV', 2, 'appeal', '2017-04-18'],
      ],
    },
    2023: { points: [['SC Schwarz-Weiß Bregenz', -3, 'licence']] },
  },
}
