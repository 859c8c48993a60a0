import type { Criterion } from '../../table/table-rules.types.ts'
import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { amongOnce, GOAL_AVERAGE, GOAL_DIFFERENCE, HEAD_TO_HEAD_ONCE } from '../orders.ts'

const WORLD_CUP_GROUPS: readonly Criterion[] = [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals')]

export const WORLD_CUP: CompetitionRules = {
  keys: ['world/world-cup'],
  articles: [[1930, '{season} FIFA World Cup']],
  regulations: [{ from: 1930, title: 'Regulations of the FIFA World Cup', url: 'https://www.fifa.com' }],
  threePointsSince: 1994,
  eras: [
    { from: 1930, tieBreak: GOAL_AVERAGE },
    { from: 1970, tieBreak: GOAL_DIFFERENCE, lastResorts: ['lots'] },
    { from: 1974, tieBreak: WORLD_CUP_GROUPS, lastResorts: ['lots'] },
    { from: 2018, tieBreak: [...WORLD_CUP_GROUPS, 'fair play'], lastResorts: ['lots'] },
    { from: 2026, tieBreak: [...HEAD_TO_HEAD_ONCE, 'fair play'], lastResorts: ['world ranking'] },
  ],
  formats: [
    { from: 1986, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [1986, 1994, '2 round of 16, 1 ranking of groups', '', 4],
    [1998, 2022, '2 round of 16', '', 4],
    [2026, ON, '2 round of 32, 1 ranking of groups', '', 4],
  ],
  decisions: {
    1954: {
      playOffs: [
        ['West Germany|Germany', 'Turkey'],
        ['Switzerland', 'Italy'],
      ],
    },
    1958: {
      playOffs: [
        ['Northern Ireland', 'Czechoslovakia|Czechia'],
        ['Wales', 'Hungary'],
        ['Soviet Union|Russia', 'England'],
      ],
    },
    // By lot.
    1990: { playOffs: [['Republic of Ireland|Ireland', 'Netherlands']] },
    // By cards.
    2018: { playOffs: [['Japan', 'Senegal']] },
  },
}
