import type { CompetitionRules } from '../competition-rules.types.ts'
import { BRACKET_OF_36 } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { EUROPEAN_GROUPS, LEAGUE_PHASE } from '../orders.ts'

export const CONFERENCE_LEAGUE: CompetitionRules = {
  keys: ['europe/conference-league'],
  articles: [
    [2021, '{season} UEFA Europa Conference League'],
    [2024, '{season} UEFA Conference League'],
  ],
  regulations: [{ from: 2021, title: 'Regulations of the UEFA Conference League', url: 'https://documents.uefa.com' }],
  eras: [
    { from: 2021, tieBreak: EUROPEAN_GROUPS, lastResorts: ['fair play', 'coefficient'] },
    { from: 2024, tieBreak: LEAGUE_PHASE, lastResorts: ['opponents', 'fair play', 'coefficient'] },
  ],
  formats: [
    { from: 2021, phases: ['groups', 'knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true } },
    {
      from: 2024,
      phases: ['league phase', 'knock-out'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  brackets: [{ from: 2024, until: ON, rounds: BRACKET_OF_36 }],
  places: [[2024, ON, '8 round of 16, 16 knockout play-off', '', 36]],
  groupPlaces: [[2021, 2023, '1 round of 16, 1 knockout play-off', '', 4]],
}
