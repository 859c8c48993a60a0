import type { CompetitionRules } from '../competition-rules.types.ts'
import { WORLD_CUP_QUALIFYING } from '../orders.ts'

export const EUROPE_WORLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['europe/world-cup-qualifying'],
  articles: [[1998, '{season} FIFA World Cup qualification (UEFA)']],
  regulations: [
    { from: 2010, title: 'Regulations of the FIFA World Cup, preliminary competition', url: 'https://www.fifa.com' },
  ],
  eras: [
    { from: 2010, tieBreak: WORLD_CUP_QUALIFYING, lastResorts: ['play-off match', 'lots'] },
    { from: 2018, tieBreak: WORLD_CUP_QUALIFYING, lastResorts: ['fair play', 'lots'] },
  ],
  formats: [{ from: 1998, phases: ['groups', 'play-offs'] }],
  groupPlaces: [
    [1998, 1998, '1 qualified', ''],
    [2002, 2002, '1 qualified, 1 qualifying play-off', ''],
    [2006, 2006, '1 qualified', ''],
    [2010, 2018, '1 qualified, 1 ranking of groups', ''],
    [2022, 2026, '1 qualified, 1 qualifying play-off', ''],
  ],
}
