import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ENGLAND_EFL_TROPHY: CompetitionRules = {
  keys: ['england/efl-trophy'],
  articles: [
    [1983, "{season} Associate Members' Cup"],
    [1992, '{season} Football League Trophy'],
    [2016, '{season} EFL Trophy'],
  ],
  regulations: [{ from: 2016, title: 'EFL, Rules of the EFL Trophy', url: 'https://www.efl.com' }],
  eras: [{ from: 2016, tieBreak: GOAL_DIFFERENCE, shootOut: { win: 2, loss: 1 } }],
  formats: [
    { from: 1983, phases: ['groups', 'knock-out'] },
    {
      ...{ from: 2016, phases: ['groups', 'knock-out'] },
      ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: 'final' },
    },
  ],
  groupPlaces: [[2016, ON, '2 round of 32', '', 4]],
}
