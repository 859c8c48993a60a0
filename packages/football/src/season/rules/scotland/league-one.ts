import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SCOTLAND_LEAGUE_ONE: CompetitionRules = {
  keys: ['scotland/league-one'],
  articles: [
    [1975, '{season} Scottish Second Division'],
    [2013, '{season} Scottish League One'],
  ],
  regulations: [{ from: 2013, title: 'SPFL Rules, section C', url: 'https://spfl.co.uk' }],
  threePointsSince: 1994,
  eras: [
    { from: 1975, tieBreak: GOAL_DIFFERENCE },
    { from: 2019, tieBreak: GOAL_DIFFERENCE, perMatch: true },
    { from: 2020, tieBreak: GOAL_DIFFERENCE },
  ],
  places: [
    [1994, 1998, '2 promotion', '2 relegation', 10],
    [2000, 2003, '2 promotion', '2 relegation', 10],
    [2006, 2018, '1 promotion, 3 promotion play-off', '1 relegation play-off, 1 relegation', 10],
    [2019, 2019, '1 promotion', '1 relegation'],
    [2020, ON, '1 promotion, 3 promotion play-off', '1 relegation play-off, 1 relegation'],
  ],
  decisions: {
    2024: { points: [['Inverness Caledonian Thistle|Inverness C|Inverness', -15, 'administration', '2024-10-22']] },
  },
}
