import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const NORTH_CENTRAL_AMERICA_NATIONS_LEAGUE: CompetitionRules = {
  keys: ['north-central-america/nations-league'],
  articles: [[2019, '{season} CONCACAF Nations League']],
  regulations: [{ from: 2019, title: 'Concacaf Nations League, regulations', url: 'https://www.concacaf.com' }],
  eras: [
    {
      from: 2019,
      tieBreak: [...GOAL_DIFFERENCE, among('points', 'goal difference', 'goals', 'away goals')],
      lastResorts: ['fair play', 'lots'],
    },
  ],
  formats: [{ from: 2019, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    [2019, 2022, '1 semi-finals', '1 relegation', 3, 'A'],
    [2019, 2022, '1 promotion', '1 relegation', 4, 'B'],
    [2023, 2025, '2 quarter-finals', '2 relegation', 6, 'A'],
    [2023, 2025, '1 promotion', '1 relegation', 4, 'B'],
    [2019, 2025, '1 promotion', '', undefined, 'C'],
  ],
}
