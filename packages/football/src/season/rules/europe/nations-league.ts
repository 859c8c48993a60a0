import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, LEAGUE_PHASE } from '../orders.ts'

export const NATIONS_LEAGUE: CompetitionRules = {
  keys: ['europe/nations-league'],
  articles: [[2018, '{season} UEFA Nations League']],
  regulations: [{ from: 2018, title: 'Regulations of the UEFA Nations League', url: 'https://documents.uefa.com' }],
  eras: [
    {
      from: 2018,
      tieBreak: [among('points', 'goal difference', 'goals', 'away goals'), ...LEAGUE_PHASE],
      lastResorts: ['fair play', 'coefficient'],
    },
    {
      from: 2022,
      tieBreak: [among('points', 'goal difference', 'goals'), ...LEAGUE_PHASE],
      lastResorts: ['fair play', 'coefficient'],
    },
  ],
  formats: [{ from: 2018, phases: ['groups', 'knock-out'] }],
  groupPlaces: [
    // Nobody went down in 2019, as the leagues grew.
    [2018, 2018, '1 semi-finals', '', 3, 'A'],
    [2018, 2018, '1 promotion', '', undefined, 'B'],
    [2018, 2018, '1 promotion', '', undefined, 'C'],
    [2018, 2018, '1 promotion', '', undefined, 'D'],
    [2020, 2022, '1 semi-finals', '1 relegation', 4, 'A'],
    [2020, 2022, '1 promotion', '1 relegation', 4, 'B'],
    [2020, 2022, '1 promotion', '1 relegation play-off', 4, 'C'],
    [2020, 2022, '1 promotion', '', undefined, 'D'],
    [2024, 2026, '2 quarter-finals, 1 relegation play-off', '1 relegation', 4, 'A'],
    [2024, 2026, '1 promotion, 1 promotion play-off, 1 relegation play-off', '1 relegation', 4, 'B'],
    // Two of the last places are relegated and two play for it.
    [2024, 2026, '1 promotion, 1 promotion play-off', '', 4, 'C'],
    [2024, 2026, '1 promotion, 1 promotion play-off', '', 3, 'D'],
  ],
}
