import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { EUROPEAN_GROUPS, LEAGUE_PHASE } from '../orders.ts'

export const WOMENS_CHAMPIONS_LEAGUE: CompetitionRules = {
  keys: ['europe/womens-champions-league'],
  articles: [
    [2001, "{season} UEFA Women's Cup"],
    [2009, "{season} UEFA Women's Champions League"],
  ],
  regulations: [
    { from: 2009, title: "Regulations of the UEFA Women's Champions League", url: 'https://documents.uefa.com' },
  ],
  eras: [
    { from: 2021, tieBreak: EUROPEAN_GROUPS, lastResorts: ['fair play', 'coefficient'] },
    { from: 2025, tieBreak: LEAGUE_PHASE, lastResorts: ['opponents', 'fair play', 'coefficient'] },
  ],
  formats: [
    { from: 2009, phases: ['knock-out'] },
    { from: 2021, phases: ['groups', 'knock-out'], ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true } },
    {
      from: 2025,
      phases: ['league phase', 'knock-out'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  places: [[2025, ON, '4 quarter-finals, 8 knockout play-off', '', 18]],
  groupPlaces: [[2021, 2024, '2 quarter-finals', '', 4]],
}
