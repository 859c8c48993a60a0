import type { CompetitionRules } from '../competition-rules.types.ts'

export const AZERBAIJAN_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['azerbaijan/premier-league'],
  articles: [[2007, '{season} Azerbaijan Premier League']],
  formats: [{ from: 2007, phases: ['regular season'] }],
}
