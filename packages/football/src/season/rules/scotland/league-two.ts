import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SCOTLAND_LEAGUE_TWO: CompetitionRules = {
  keys: ['scotland/league-two'],
  articles: [
    [1994, '{season} Scottish Third Division'],
    [2013, '{season} Scottish League Two'],
  ],
  regulations: [{ from: 2013, title: 'SPFL Rules, section C', url: 'https://spfl.co.uk' }],
  threePointsSince: 1994,
  eras: [
    { from: 1994, tieBreak: GOAL_DIFFERENCE },
    { from: 2019, tieBreak: GOAL_DIFFERENCE, perMatch: true },
    { from: 2020, tieBreak: GOAL_DIFFERENCE },
  ],
  places: [
    [1994, 1998, '2 promotion', '', 10],
    [1999, 1999, '3 promotion', '', 10],
    [2000, 2004, '2 promotion', '', 10],
    [2005, 2013, '1 promotion, 3 promotion play-off', '', 10],
    [2014, 2018, '1 promotion, 3 promotion play-off', '1 relegation play-off'],
    [2019, 2019, '1 promotion', ''],
    [2020, ON, '1 promotion, 3 promotion play-off', '1 relegation play-off'],
  ],
}
