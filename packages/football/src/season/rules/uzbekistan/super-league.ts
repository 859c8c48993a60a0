import type { CompetitionRules } from '../competition-rules.types.ts'

export const UZBEKISTAN_SUPER_LEAGUE: CompetitionRules = {
  keys: ['uzbekistan/super-league'],
  articles: [[2018, '{season} Uzbekistan Super League']],
  formats: [{ from: 2018, phases: ['regular season'] }],
}
