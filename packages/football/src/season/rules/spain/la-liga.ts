import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD } from '../orders.ts'

export const SPAIN_LA_LIGA: CompetitionRules = {
  keys: ['spain/la-liga'],
  articles: [[1929, '{season} La Liga']],
  regulations: [
    { from: 1929, title: 'RFEF, Reglamento General', url: 'https://rfef.es' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD, lastResorts: ['fair play', 'play-off match'] }],
  formats: [{ from: 1929, phases: ['regular season'] }],
  places: [
    [1993, 1993, '1 champions', '2 relegation play-off, 2 relegation', 20],
    [1995, 1995, '1 champions', '2 relegation play-off, 2 relegation', 22],
    [1996, 1996, '1 champions', '1 relegation play-off, 4 relegation', 22],
    [1997, 1997, '1 champions league, 1 champions league qualifying', '2 relegation play-off, 2 relegation', 20],
    [1998, 1998, '2 champions league, 2 champions league qualifying', '2 relegation play-off, 2 relegation', 20],
    // Real Madrid won the Champions League from fifth place and took the fourth place's entry.
    [1999, 1999, '2 champions league, 1 champions league qualifying', '3 relegation'],
    [2000, 2007, '2 champions league, 2 champions league qualifying', '3 relegation'],
    [2008, 2016, '3 champions league, 1 champions league qualifying, 1 europa league', '3 relegation'],
    [2017, 2023, '4 champions league, 1 europa league', '3 relegation'],
    [2024, 2024, '5 champions league, 1 europa league', '3 relegation'],
    [2025, ON, '4 champions league, 1 europa league', '3 relegation'],
  ],
  decisions: {
    2014: { points: [['Almería', -3, 'late payments', '2015-02-18']] },
  },
}
