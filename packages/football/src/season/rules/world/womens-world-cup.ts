import type { CompetitionRules } from '../competition-rules.types.ts'
import { amongOnce, GOAL_DIFFERENCE } from '../orders.ts'

export const WOMENS_WORLD_CUP: CompetitionRules = {
  keys: ['world/womens-world-cup'],
  articles: [[1991, "{season} FIFA Women's World Cup"]],
  regulations: [{ from: 1991, title: "Regulations of the FIFA Women's World Cup", url: 'https://www.fifa.com' }],
  eras: [
    {
      from: 1991,
      tieBreak: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals')],
      lastResorts: ['lots'],
    },
    {
      from: 2019,
      tieBreak: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals'), 'fair play'],
      lastResorts: ['lots'],
    },
  ],
  formats: [
    { from: 1991, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [1991, 1995, '2 quarter-finals, 1 ranking of groups', '', 4],
    [1999, 2011, '2 quarter-finals', '', 4],
    [2015, 2019, '2 round of 16, 1 ranking of groups', '', 4],
    [2023, 2027, '2 round of 16', '', 4],
  ],
  hosts: {
    1991: ['China'],
    1995: ['Sweden'],
    1999: ['United States'],
    2003: ['United States'],
    2007: ['China'],
    2011: ['Germany'],
    2015: ['Canada'],
    2019: ['France'],
    2023: ['Australia', 'New Zealand'],
    2027: ['Brazil'],
  },
}
