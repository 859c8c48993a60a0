import type { CompetitionRules } from '../competition-rules.types.ts'

export const MALAYSIA_SUPER_LEAGUE: CompetitionRules = {
  keys: ['malaysia/super-league'],
  articles: [[2004, '{season} Malaysia Super League']],
  formats: [{ from: 2004, phases: ['regular season'] }],
}
