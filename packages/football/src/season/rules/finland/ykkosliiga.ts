import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const FINLAND_YKKOSLIIGA: CompetitionRules = {
  keys: ['finland/ykkosliiga'],
  articles: [[2024, '{season} Ykkösliiga']],
  regulations: [{ from: 2024, title: 'Palloliitto, Ykkösliiga rules', url: 'https://www.palloliitto.fi' }],
  eras: [{ from: 2024, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2024, phases: ['regular season', 'play-offs'] }],
}
