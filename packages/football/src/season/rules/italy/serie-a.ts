import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD } from '../orders.ts'

export const ITALY_SERIE_A: CompetitionRules = {
  keys: ['italy/serie-a'],
  articles: [[1929, '{season} Serie A']],
  regulations: [
    { from: 1929, title: 'FIGC, Norme organizzative interne, articolo 51', url: 'https://www.figc.it' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  threePointsSince: 1994,
  eras: [
    { from: 1994, tieBreak: GOAL_DIFFERENCE, lastResorts: ['play-off match'] },
    { from: 2005, tieBreak: HEAD_TO_HEAD, lastResorts: ['lots'] },
    { from: 2022, tieBreak: HEAD_TO_HEAD, lastResorts: ['play-off match', 'lots'] },
  ],
  formats: [{ from: 1929, phases: ['regular season'] }],
  places: [
    [1993, 1996, '1 champions', '4 relegation', 18],
    [1997, 1997, '1 champions league, 1 champions league qualifying', '4 relegation', 18],
    [1998, 2002, '2 champions league, 2 champions league qualifying', '4 relegation', 18],
    [2003, 2003, '2 champions league, 2 champions league qualifying', '1 relegation play-off, 3 relegation', 18],
    [2004, 2007, '2 champions league, 2 champions league qualifying', '3 relegation'],
    [2008, 2010, '3 champions league, 1 champions league qualifying, 1 europa league', '3 relegation'],
    [2011, 2016, '2 champions league, 1 champions league qualifying, 2 europa league', '3 relegation'],
    [2017, 2022, '4 champions league, 1 europa league', '3 relegation'],
    [2023, 2023, '5 champions league, 1 europa league', '3 relegation'],
    [2024, ON, '4 champions league, 1 europa league', '3 relegation'],
  ],
  decisions: {
    1994: { playOffs: [['Padova', 'Genoa']] },
    1996: { playOffs: [['Piacenza', 'Cagliari']] },
    1998: { playOffs: [['Udinese', 'Juventus']] },
    1999: { playOffs: [['Inter', 'Parma']] },
    2000: { playOffs: [['Hellas Verona|Verona', 'Reggina']] },
    2002: { playOffs: [['Reggina', 'Atalanta']] },
    // Fiorentina came first among the three that were level; the others played on.
    2004: {
      playOffs: [
        ['Parma', 'Bologna'],
        ['Fiorentina', 'Parma'],
      ],
    },
    2005: {
      points: [
        ['AC Milan|Milan', -30, 'match-fixing'],
        ['Fiorentina', -30, 'match-fixing'],
        ['Lazio', -30, 'match-fixing'],
      ],
      last: ['Juventus'],
    },
    2006: {
      points: [
        ['Fiorentina', -15, 'match-fixing'],
        ['Reggina', -11, 'match-fixing'],
        ['AC Milan|Milan', -8, 'match-fixing'],
        ['Lazio', -3, 'match-fixing'],
        ['Siena', -1, 'late payments'],
      ],
    },
    2010: { points: [['Bologna', -3, 'late payments']] },
    2011: { points: [['Atalanta', -6, 'match-fixing']] },
    2012: {
      points: [
        ['Siena', -6, 'match-fixing'],
        ['Atalanta', -2, 'match-fixing'],
        ['Sampdoria', -1, 'match-fixing'],
        ['Torino', -1, 'match-fixing'],
      ],
    },
    2014: { points: [['Parma', -7, 'late payments']] },
    2018: { points: [['Chievo', -3, 'accounts']] },
    2022: {
      points: [
        ['Juventus', -15, 'accounts', '2023-01-20'],
        ['Juventus', 15, 'appeal', '2023-04-20'],
        ['Juventus', -10, 'accounts', '2023-05-22'],
      ],
      playOffs: [['Hellas Verona|Verona', 'Spezia']],
    },
  },
}
