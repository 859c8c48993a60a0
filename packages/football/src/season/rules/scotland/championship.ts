import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SCOTLAND_CHAMPIONSHIP: CompetitionRules = {
  keys: ['scotland/championship'],
  articles: [
    [1975, '{season} Scottish First Division'],
    [2013, '{season} Scottish Championship'],
  ],
  regulations: [{ from: 2013, title: 'SPFL Rules, section C', url: 'https://spfl.co.uk' }],
  threePointsSince: 1994,
  eras: [
    { from: 1975, tieBreak: GOAL_DIFFERENCE },
    { from: 2019, tieBreak: GOAL_DIFFERENCE, perMatch: true },
    { from: 2020, tieBreak: GOAL_DIFFERENCE },
  ],
  places: [
    [1994, 1996, '1 promotion, 1 promotion play-off', '2 relegation', 10],
    [1997, 1998, '1 promotion', '2 relegation', 10],
    [1999, 1999, '2 promotion', '1 relegation', 10],
    [2000, 2001, '1 promotion', '2 relegation', 10],
    [2002, 2002, '', '2 relegation', 10],
    [2003, 2004, '1 promotion', '2 relegation', 10],
    [2005, 2010, '1 promotion', '1 relegation play-off, 1 relegation', 10],
    // Dundee, second, took the place of Rangers.
    [2011, 2011, '2 promotion', '1 relegation play-off, 1 relegation', 10],
    [2012, 2012, '1 promotion', '1 relegation play-off, 1 relegation', 10],
    [2013, 2018, '1 promotion, 3 promotion play-off', '1 relegation play-off, 1 relegation'],
    [2019, 2019, '1 promotion', '1 relegation'],
    [2020, ON, '1 promotion, 3 promotion play-off', '1 relegation play-off, 1 relegation'],
  ],
  decisions: {
    2010: { points: [['Dundee', -25, 'administration', '2010-11-01']] },
    2012: { points: [['Dunfermline Athletic|Dunfermline', -15, 'administration']] },
  },
}
