import type { CompetitionRules } from '../competition-rules.types.ts'
import { BRACKET_OF_36 } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { EUROPEAN_GROUPS, HEAD_TO_HEAD_AWAY_GOALS, LEAGUE_PHASE } from '../orders.ts'

export const EUROPA_LEAGUE: CompetitionRules = {
  keys: ['europe/europa-league'],
  articles: [
    [1971, '{season} UEFA Cup'],
    [2009, '{season} UEFA Europa League'],
  ],
  regulations: [{ from: 1971, title: 'Regulations of the UEFA Europa League', url: 'https://documents.uefa.com' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    { from: 2021, tieBreak: [...EUROPEAN_GROUPS], lastResorts: ['fair play', 'coefficient'] },
    { from: 2024, tieBreak: LEAGUE_PHASE, lastResorts: ['opponents', 'fair play', 'coefficient'] },
  ],
  formats: [
    { from: 1971, phases: ['knock-out'], ties: { legs: 2, finalLegs: 2, awayGoals: true, extraTime: true } },
    { from: 1997, phases: ['knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: true } },
    { from: 2004, phases: ['groups', 'knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: true } },
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
    [2004, 2008, '3 round of 32', '', 5],
    [2009, 2020, '2 round of 32', '', 4],
    [2021, 2023, '1 round of 16, 1 knockout play-off', '', 4],
  ],
}
