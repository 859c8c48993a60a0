import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE, HEAD_TO_HEAD } from '../orders.ts'

export const FRANCE_LIGUE_2: CompetitionRules = {
  keys: ['france/ligue-2'],
  articles: [
    [1933, '{season} French Division 2'],
    [2002, '{season} Ligue 2'],
  ],
  regulations: [{ from: 2002, title: 'LFP, Règlement des compétitions', url: 'https://www.lfp.fr' }],
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
    [1998, 1998, '3 promotion', '', 20],
    [1999, 2000, '3 promotion', '3 relegation', 20],
    [2002, 2015, '3 promotion', '3 relegation', 20],
    [2016, 2016, '2 promotion, 1 promotion play-off', '1 relegation play-off, 2 relegation', 20],
    [2017, 2018, '2 promotion, 3 promotion play-off', '1 relegation play-off, 2 relegation', 20],
    [2019, 2019, '2 promotion', '2 relegation', 20],
    [2020, 2021, '2 promotion, 3 promotion play-off', '1 relegation play-off, 2 relegation', 20],
    [2022, 2022, '2 promotion', '4 relegation', 20],
    [2023, 2023, '2 promotion, 3 promotion play-off', ''],
    [2024, ON, '2 promotion, 3 promotion play-off', '1 relegation play-off, 2 relegation'],
  ],
}
