import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD } from '../orders.ts'

export const SPAIN_LA_LIGA_2: CompetitionRules = {
  keys: ['spain/la-liga-2', 'spain/segunda-division'],
  articles: [[1929, '{season} Segunda División']],
  regulations: [{ from: 1929, title: 'RFEF, Reglamento General', url: 'https://rfef.es' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD, lastResorts: ['fair play', 'play-off match'] }],
  formats: [
    { from: 1929, phases: ['regular season'] },
    { from: 2010, phases: ['regular season', 'play-offs'] },
  ],
  places: [
    [1997, 1998, '2 promotion, 2 promotion play-off', '4 relegation', 22],
    [1999, 2009, '3 promotion', '4 relegation', 22],
    [2010, ON, '2 promotion, 4 promotion play-off', '4 relegation'],
  ],
  decisions: {
    2018: { points: [['CF Reus', -21, 'late payments', '2019-01-28']] },
    // Five players of the reserves were on the pitch at once; decided on 14 October.
    2020: { results: [['Alcorcón', 'Real Zaragoza', '2020-10-03', [0, 3], 'awarded']] },
  },
}
