import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once } from '../splits.ts'

const SPLIT = { after: 33, groups: [once(6), once(6)] }

export const SCOTLAND_PREMIERSHIP: CompetitionRules = {
  keys: ['scotland/premiership'],
  articles: [
    [1975, '{season} Scottish Premier Division'],
    [1998, '{season} Scottish Premier League'],
    [2013, '{season} Scottish Premiership'],
  ],
  regulations: [
    { from: 2013, title: 'SPFL Rules, section C', url: 'https://spfl.co.uk' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  threePointsSince: 1994,
  eras: [
    { from: 1975, tieBreak: GOAL_DIFFERENCE },
    { from: 2000, tieBreak: GOAL_DIFFERENCE, split: SPLIT },
    { from: 2019, tieBreak: GOAL_DIFFERENCE, split: SPLIT, perMatch: true },
    { from: 2020, tieBreak: GOAL_DIFFERENCE, split: SPLIT },
  ],
  formats: [
    { from: 1975, phases: ['regular season'] },
    { from: 2000, phases: ['regular season', 'split'] },
  ],
  places: [
    [1994, 1996, '', '1 relegation play-off, 1 relegation', 10],
    [1997, 1998, '', '1 relegation', 10],
    // The bottom club was not relegated: the league grew.
    [1999, 1999, '', ''],
    [2000, 2001, '', '1 relegation', 12],
    // Falkirk's ground did not meet the criteria.
    [2002, 2002, '', ''],
    [2003, 2012, '', '1 relegation', 12],
    [2013, 2018, '1 champions league qualifying, 1 europa league', '1 relegation play-off, 1 relegation'],
    [2019, 2019, '1 champions league qualifying, 1 europa league', '1 relegation'],
    [2020, 2020, '2 champions league qualifying', '1 relegation play-off, 1 relegation'],
    [2021, 2023, '1 champions league, 1 champions league qualifying', '1 relegation play-off, 1 relegation'],
    [2024, 2024, '2 champions league qualifying', '1 relegation play-off, 1 relegation'],
    [2025, ON, '1 champions', '1 relegation play-off, 1 relegation'],
  ],
  decisions: {
    2007: { points: [['Gretna', -10, 'administration', '2008-03-12']] },
    2011: { points: [['Rangers', -10, 'administration', '2012-02-14']] },
    2013: { points: [['Heart of Midlothian|Hearts', -15, 'administration']] },
  },
}
