import type { CompetitionRules } from '../competition-rules.types.ts'

export const INDIA_I_LEAGUE: CompetitionRules = {
  keys: ['india/i-league'],
  articles: [[2007, '{season} I-League']],
  formats: [{ from: 2007, phases: ['regular season'] }],
}
