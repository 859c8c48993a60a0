import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SCOTLAND_LEAGUE_CUP: CompetitionRules = {
  keys: ['scotland/league-cup'],
  articles: [[1946, '{season} Scottish League Cup']],
  regulations: [{ from: 2016, title: 'SPFL, Rules of the League Cup', url: 'https://spfl.co.uk' }],
  eras: [{ from: 2016, tieBreak: GOAL_DIFFERENCE, shootOut: { win: 2, loss: 1 } }],
  formats: [
    {
      ...{ from: 2016, phases: ['groups', 'knock-out'] },
      ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  groupPlaces: [[2016, ON, '1 round of 16, 1 ranking of groups', '', 5]],
}
