import type { CompetitionRules } from '../competition-rules.types.ts'
import { WORLD_CUP_QUALIFYING } from '../orders.ts'

export const SOUTH_AMERICA_WORLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['south-america/world-cup-qualifying'],
  articles: [[1998, '{season} FIFA World Cup qualification (CONMEBOL)']],
  regulations: [
    { from: 1998, title: 'Regulations of the FIFA World Cup, preliminary competition', url: 'https://www.fifa.com' },
  ],
  eras: [
    {
      from: 2002,
      tieBreak: WORLD_CUP_QUALIFYING,
      lastResorts: ['play-off match', 'lots'],
    },
  ],
  formats: [{ from: 1998, phases: ['regular season'] }],
  places: [
    [1998, 1998, '4 qualified', '', 9],
    [2002, 2022, '4 qualified, 1 qualifying play-off', '', 10],
    [2026, 2026, '6 qualified, 1 qualifying play-off', '', 10],
  ],
}
