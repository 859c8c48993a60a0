import type { CompetitionRules } from '../competition-rules.types.ts'
import { WORLD_CUP_QUALIFYING } from '../orders.ts'

export const ASIA_WORLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['asia/world-cup-qualifying'],
  articles: [[1998, '{season} FIFA World Cup qualification (AFC)']],
  regulations: [
    { from: 2010, title: 'Regulations of the FIFA World Cup, preliminary competition', url: 'https://www.fifa.com' },
  ],
  eras: [{ from: 2010, tieBreak: WORLD_CUP_QUALIFYING, lastResorts: ['fair play', 'play-off match', 'lots'] }],
  formats: [{ from: 2010, phases: ['groups', 'play-offs'] }],
  // Rounds have groups of different sizes.
  groupPlaces: [
    [2010, 2014, '2 qualified, 1 qualifying play-off', '', 5],
    [2010, 2014, '2 next round', '', 4],
    [2018, 2022, '2 qualified, 1 qualifying play-off', '', 6],
    [2018, 2022, '1 next round, 1 ranking of groups', '', 5],
    [2026, 2026, '2 qualified, 2 next round', '', 6],
    [2026, 2026, '2 next round', '', 4],
    [2026, 2026, '1 qualified, 1 next round', '', 3],
  ],
}
