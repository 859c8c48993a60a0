import type { Criterion } from '../../table/table-rules.types.ts'
import type { CompetitionRules } from '../competition-rules.types.ts'
import { bracket } from '../knock-out/brackets.ts'
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
  brackets: [
    {
      ...{ from: 2006, until: 2022 },
      rounds: bracket('1A 2B', '1C 2D', '1E 2F', '1G 2H', '1B 2A', '1D 2C', '1F 2E', '1H 2G'),
    },
    {
      ...{ from: 2026, until: ON },
      rounds: bracket(
        ...['1E 3ABCDF', '1I 3CDFGH', '2A 2B', '1F 2C', '2K 2L', '1H 2J', '1D 3BEFIJ', '1G 3AEHIJ'],
        ...['1C 2F', '2E 2I', '1A 3CEFHI', '1L 3EHIJK', '1J 2H', '2D 2G', '1B 3EFGIJ', '1K 3DEIJL'],
      ),
    },
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
  hosts: {
    1986: ['Mexico'],
    1990: ['Italy'],
    1994: ['United States'],
    1998: ['France'],
    2002: ['South Korea', 'Japan'],
    2006: ['Germany'],
    2010: ['South Africa'],
    2014: ['Brazil'],
    2018: ['Russia'],
    2022: ['Qatar'],
    2026: ['Canada', 'Mexico', 'United States'],
    2030: ['Morocco', 'Portugal', 'Spain'],
    2034: ['Saudi Arabia'],
  },
}
