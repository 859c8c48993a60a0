import type { CompetitionRules } from '../competition-rules.types.ts'

export const MONTENEGRO_FIRST_LEAGUE: CompetitionRules = {
  keys: ['montenegro/first-league'],
  articles: [[2006, '{season} Montenegrin First League']],
  formats: [{ from: 2006, phases: ['regular season'] }],
}
