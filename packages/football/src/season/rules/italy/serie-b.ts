import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD } from '../orders.ts'

export const ITALY_SERIE_B: CompetitionRules = {
  keys: ['italy/serie-b'],
  articles: [[1929, '{season} Serie B']],
  regulations: [{ from: 1929, title: 'FIGC, Norme organizzative interne, articolo 51', url: 'https://www.figc.it' }],
  threePointsSince: 1994,
  eras: [{ from: 2005, tieBreak: HEAD_TO_HEAD }],
  formats: [
    { from: 1929, phases: ['regular season'] },
    { from: 2004, phases: ['regular season', 'play-offs'] },
  ],
  places: [
    [1993, 2002, '4 promotion', '4 relegation', 20],
    [2005, 2012, '2 promotion, 4 promotion play-off', '2 relegation play-off, 3 relegation', 22],
    [2013, 2017, '2 promotion, 6 promotion play-off', '2 relegation play-off, 3 relegation', 22],
    [2019, ON, '2 promotion, 6 promotion play-off', '2 relegation play-off, 3 relegation'],
  ],
  decisions: {
    2018: {
      points: [
        ['US Città di Palermo', -20, 'accounts'],
        ['Foggia Calcio', -6, 'accounts'],
      ],
    },
    2021: { points: [['Reggina 1914', -2, 'late payments']] },
    2024: {
      points: [
        ['Brescia', -4, 'late payments'],
        ['Cosenza', -4, 'late payments'],
      ],
    },
  },
}
