import type { CompetitionRules } from '../competition-rules.types.ts'
import { WORLD_CUP_QUALIFYING } from '../orders.ts'

export const OCEANIA_WORLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['oceania/world-cup-qualifying'],
  articles: [[1998, '{season} FIFA World Cup qualification (OFC)']],
  regulations: [
    { from: 2010, title: 'Regulations of the FIFA World Cup, preliminary competition', url: 'https://www.fifa.com' },
  ],
  eras: [{ from: 2010, tieBreak: WORLD_CUP_QUALIFYING, lastResorts: ['fair play', 'lots'] }],
  formats: [{ from: 2010, phases: ['groups', 'knock-out'] }],
  groupPlaces: [[2022, 2026, '2 semi-finals', '', 4]],
}
