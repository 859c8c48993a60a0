import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const NORTH_CENTRAL_AMERICA_LEAGUES_CUP: CompetitionRules = {
  keys: ['north-central-america/leagues-cup'],
  articles: [[2019, '{season} Leagues Cup']],
  regulations: [{ from: 2023, title: 'Leagues Cup, regulations', url: 'https://www.leaguescup.com' }],
  eras: [{ from: 2023, tieBreak: GOAL_DIFFERENCE, shootOut: { win: 2, loss: 1 } }],
  formats: [
    { from: 2019, phases: ['knock-out'] },
    {
      ...{ from: 2023, phases: ['groups', 'knock-out'] },
      ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: 'final' },
    },
  ],
  groupPlaces: [[2023, 2024, '2 round of 32', '', 3]],
}
