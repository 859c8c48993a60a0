import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_AVERAGE } from '../orders.ts'

export const GERMANY_BUNDESLIGA: CompetitionRules = {
  keys: ['germany/bundesliga'],
  articles: [[1963, '{season} Bundesliga']],
  regulations: [
    { from: 1963, title: 'DFB, Spielordnung', url: 'https://www.dfb.de' },
    { from: 2000, title: 'DFL, Spielordnung', url: 'https://www.dfl.de' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  eras: [
    { from: 1900, tieBreak: GOAL_AVERAGE },
    {
      from: 1969,
      tieBreak: ['goal difference', 'goals', among('points', 'goal difference', 'away goals'), 'away goals'],
    },
  ],
  formats: [{ from: 1963, phases: ['regular season'] }],
  places: [
    [1993, 1995, '1 champions', '3 relegation'],
    [1996, 1997, '1 champions league, 1 champions league qualifying', '3 relegation'],
    [1998, 2000, '2 champions league, 2 champions league qualifying', '3 relegation'],
    [2001, 2007, '2 champions league, 1 champions league qualifying', '3 relegation'],
    [
      2008,
      2010,
      '2 champions league, 1 champions league qualifying, 2 europa league',
      '1 relegation play-off, 2 relegation',
    ],
    [
      2011,
      2016,
      '3 champions league, 1 champions league qualifying, 1 europa league',
      '1 relegation play-off, 2 relegation',
    ],
    [2017, 2022, '4 champions league, 1 europa league', '1 relegation play-off, 2 relegation'],
    [2023, 2023, '5 champions league, 1 europa league', '1 relegation play-off, 2 relegation'],
    [2024, ON, '4 champions league, 1 europa league', '1 relegation play-off, 2 relegation'],
  ],
  decisions: {
    1993: { points: [['Dynamo Dresden', -4, 'licence']] },
    1999: { points: [['Eintracht Frankfurt', -2, 'licence', '2000-03-25']] },
    2003: { points: [['1. FC Kaiserslautern|Kaiserslautern', -3, 'licence']] },
  },
}
