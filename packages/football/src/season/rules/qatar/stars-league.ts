import type { CompetitionRules } from '../competition-rules.types.ts'

export const QATAR_STARS_LEAGUE: CompetitionRules = {
  keys: ['qatar/stars-league'],
  articles: [[2009, '{season} Qatar Stars League']],
  formats: [{ from: 2009, phases: ['regular season'] }],
}
