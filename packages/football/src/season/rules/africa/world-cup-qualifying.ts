import type { CompetitionRules } from '../competition-rules.types.ts'
import { WORLD_CUP_QUALIFYING } from '../orders.ts'

export const AFRICA_WORLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['africa/world-cup-qualifying'],
  articles: [[1998, '{season} FIFA World Cup qualification (CAF)']],
  regulations: [
    { from: 2010, title: 'Regulations of the FIFA World Cup, preliminary competition', url: 'https://www.fifa.com' },
  ],
  eras: [{ from: 2010, tieBreak: WORLD_CUP_QUALIFYING, lastResorts: ['play-off match', 'lots'] }],
  formats: [
    { from: 2010, phases: ['groups'] },
    { from: 2014, phases: ['groups', 'knock-out'] },
    { from: 2018, phases: ['groups'] },
    { from: 2022, phases: ['groups', 'knock-out'] },
    { from: 2026, phases: ['groups', 'knock-out'] },
  ],
  groupPlaces: [
    [2014, 2014, '1 next round', '', 4],
    [2018, 2018, '1 qualified', '', 4],
    [2022, 2022, '1 next round', '', 4],
    [2026, 2026, '1 qualified, 1 ranking of groups', ''],
  ],
}
