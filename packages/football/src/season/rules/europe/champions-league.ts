import type { CompetitionRules } from '../competition-rules.types.ts'
import { BRACKET_OF_36 } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { EUROPEAN_GROUPS, HEAD_TO_HEAD_AWAY_GOALS, LEAGUE_PHASE } from '../orders.ts'

export const CHAMPIONS_LEAGUE: CompetitionRules = {
  keys: ['europe/champions-league'],
  articles: [
    [1955, '{season} European Cup'],
    [1992, '{season} UEFA Champions League'],
  ],
  regulations: [{ from: 1992, title: 'Regulations of the UEFA Champions League', url: 'https://documents.uefa.com' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    { from: 2021, tieBreak: [...EUROPEAN_GROUPS], lastResorts: ['fair play', 'coefficient'] },
    { from: 2024, tieBreak: LEAGUE_PHASE, lastResorts: ['opponents', 'fair play', 'coefficient'] },
  ],
  formats: [
    { from: 1970, phases: ['knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: true } },
    { from: 1991, phases: ['groups', 'knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: true } },
    { from: 2021, phases: ['groups', 'knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true } },
    {
      from: 2024,
      phases: ['league phase', 'knock-out'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  brackets: [{ from: 2024, until: ON, rounds: BRACKET_OF_36 }],
  places: [[2024, ON, '8 round of 16, 16 knockout play-off', '', 36]],
  groupPlaces: [
    [2003, 2008, '2 round of 16, 1 uefa cup', '', 4],
    [2009, 2023, '2 round of 16, 1 europa league', '', 4],
  ],
}
