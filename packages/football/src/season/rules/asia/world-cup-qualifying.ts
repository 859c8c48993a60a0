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
}
