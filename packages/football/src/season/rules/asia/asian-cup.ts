import type { CompetitionRules } from '../competition-rules.types.ts'
import { BRACKET_OF_24 } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const ASIAN_CUP: CompetitionRules = {
  keys: ['asia/asian-cup'],
  articles: [[1988, '{season} AFC Asian Cup']],
  regulations: [{ from: 1988, title: 'AFC Asian Cup, competition regulations', url: 'https://www.the-afc.com' }],
  eras: [{ from: 2007, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'lots'] }],
  formats: [
    { from: 1996, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [2004, 2015, '2 quarter-finals', '', 4],
    [2019, ON, '2 round of 16, 1 ranking of groups', '', 4],
  ],
  brackets: [{ from: 2019, until: 2023, rounds: BRACKET_OF_24 }],
  hosts: {
    1996: ['United Arab Emirates'],
    2000: ['Lebanon'],
    2004: ['China'],
    2007: ['Indonesia', 'Malaysia', 'Thailand', 'Vietnam'],
    2011: ['Qatar'],
    2015: ['Australia'],
    2019: ['United Arab Emirates'],
    2023: ['Qatar'],
    2027: ['Saudi Arabia'],
  },
}
