import type { CompetitionRules } from '../competition-rules.types.ts'
import { amongOnce, GOAL_AVERAGE, GOAL_DIFFERENCE, HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const WORLD_CUP: CompetitionRules = {
  keys: ['world/world-cup'],
  articles: [[1930, '{season} FIFA World Cup']],
  regulations: [{ from: 1930, title: 'Regulations of the FIFA World Cup', url: 'https://www.fifa.com' }],
  threePointsSince: 1994,
  eras: [
    { from: 1930, tieBreak: GOAL_AVERAGE },
    { from: 1970, tieBreak: GOAL_DIFFERENCE },
    { from: 1974, tieBreak: ['goal difference', 'goals', amongOnce('points', 'goal difference', 'goals')] },
    {
      from: 2018,
      tieBreak: ['goal difference', 'goals', amongOnce('points', 'goal difference', 'goals'), 'fair play'],
    },
    { from: 2026, tieBreak: [...HEAD_TO_HEAD_ONCE, 'fair play'] },
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
