import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE, HEAD_TO_HEAD } from '../orders.ts'

export const FRANCE_LIGUE_1: CompetitionRules = {
  keys: ['france/ligue-1'],
  articles: [
    [1932, '{season} French Division 1'],
    [2002, '{season} Ligue 1'],
  ],
  regulations: [
    { from: 2002, title: 'LFP, Règlement des compétitions', url: 'https://www.lfp.fr' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  threePointsSince: 1994,
  eras: [
    { from: 1900, tieBreak: GOAL_DIFFERENCE },
    {
      from: 2018,
      tieBreak: ['goal difference', among('points', 'goal difference', 'goals', 'away goals'), 'goals', 'away goals'],
    },
    { from: 2019, tieBreak: HEAD_TO_HEAD, perMatch: true },
    {
      from: 2020,
      tieBreak: ['goal difference', among('points', 'goal difference', 'goals', 'away goals'), 'goals', 'away goals'],
    },
  ],
  places: [
    [1996, 1996, '1 champions', '4 relegation', 20],
    [1997, 1997, '1 champions league, 1 champions league qualifying', '3 relegation'],
    [1998, 2000, '2 champions league, 1 champions league qualifying', '3 relegation'],
    [2001, 2001, '2 champions league, 1 champions league qualifying', '2 relegation'],
    [2002, 2007, '2 champions league, 1 champions league qualifying', '3 relegation'],
    [2008, 2015, '2 champions league, 1 champions league qualifying, 1 europa league', '3 relegation'],
    [
      2016,
      2016,
      '2 champions league, 1 champions league qualifying, 1 europa league',
      '1 relegation play-off, 2 relegation',
    ],
    [2017, 2018, '3 champions league, 1 europa league', '1 relegation play-off, 2 relegation'],
    // No play-offs in the spring of 2020.
    [2019, 2019, '3 champions league, 1 europa league', '2 relegation'],
    [
      2020,
      2021,
      '2 champions league, 1 champions league qualifying, 1 europa league',
      '1 relegation play-off, 2 relegation',
    ],
    [2022, 2022, '2 champions league, 1 champions league qualifying, 1 europa league', '4 relegation'],
    [
      2023,
      ON,
      '3 champions league, 1 champions league qualifying, 1 europa league',
      '1 relegation play-off, 2 relegation',
    ],
  ],
  decisions: {
    2012: { points: [['AC Ajaccio', -2, 'crowd trouble']] },
    2021: {
      points: [
        ['Nice', -1, 'crowd trouble', '2021-09-08'],
        ['Lyon|Olympique Lyonnais', -1, 'crowd trouble', '2021-12-08'],
      ],
    },
    2023: { points: [['Montpellier', -1, 'crowd trouble']] },
  },
}
