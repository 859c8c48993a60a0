import type { CompetitionRules } from '../competition-rules.types.ts'
import { BRACKET_OF_24, bracket } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const EUROPEAN_CHAMPIONSHIP: CompetitionRules = {
  keys: ['europe/european-championship'],
  articles: [[1980, 'UEFA Euro {season}']],
  regulations: [
    { from: 1980, title: 'Regulations of the UEFA European Football Championship', url: 'https://documents.uefa.com' },
  ],
  threePointsSince: 1996,
  eras: [
    { from: 1980, tieBreak: GOAL_DIFFERENCE },
    { from: 1996, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'coefficient'] },
  ],
  formats: [
    { from: 1980, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  brackets: [
    { from: 2016, until: 2019, rounds: BRACKET_OF_24 },
    {
      ...{ from: 2020, until: ON },
      rounds: bracket('1B 3ADEF', '1A 2C', '1F 3ABC', '2D 2E', '1E 3ABCD', '1D 2F', '1C 3DEF', '2A 2B'),
    },
  ],
  groupPlaces: [
    [1984, 1992, '2 semi-finals', '', 4],
    [1996, 2012, '2 quarter-finals', '', 4],
    [2016, ON, '2 round of 16, 1 ranking of groups', '', 4],
  ],
  hosts: {
    1980: ['Italy'],
    1984: ['France'],
    1988: ['Germany'],
    1992: ['Sweden'],
    1996: ['England'],
    2000: ['Belgium', 'Netherlands'],
    2004: ['Portugal'],
    2008: ['Austria', 'Switzerland'],
    2012: ['Poland', 'Ukraine'],
    2016: ['France'],
    2024: ['Germany'],
    2028: ['England', 'Ireland', 'Scotland', 'Wales'],
    2032: ['Italy', 'Turkey'],
  },
}
