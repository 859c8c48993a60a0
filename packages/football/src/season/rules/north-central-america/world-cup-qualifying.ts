import type { CompetitionRules } from '../competition-rules.types.ts'
import { WORLD_CUP_QUALIFYING } from '../orders.ts'

export const NORTH_CENTRAL_AMERICA_WORLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['north-central-america/world-cup-qualifying'],
  articles: [[1998, '{season} FIFA World Cup qualification (CONCACAF)']],
  regulations: [
    { from: 2010, title: 'Regulations of the FIFA World Cup, preliminary competition', url: 'https://www.fifa.com' },
  ],
  eras: [{ from: 2010, tieBreak: WORLD_CUP_QUALIFYING, lastResorts: ['fair play', 'lots'] }],
  formats: [{ from: 2010, phases: ['groups'] }],
  places: [
    [2010, 2018, '3 qualified, 1 qualifying play-off', '', 6],
    [2022, 2022, '3 qualified, 1 qualifying play-off', '', 8],
  ],
  // Rounds have groups of different sizes.
  groupPlaces: [
    [2010, 2018, '3 qualified, 1 qualifying play-off', '', 6],
    [2010, 2010, '2 next round', '', 4],
    [2018, 2018, '2 next round', '', 4],
    [2022, 2022, '3 qualified, 1 qualifying play-off', '', 8],
    [2022, 2022, '1 next round', '', 5],
    [2026, 2026, '1 qualified, 1 ranking of groups', '', 4],
    [2026, 2026, '2 next round', '', 5],
  ],
}
