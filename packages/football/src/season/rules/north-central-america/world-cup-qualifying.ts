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
}
