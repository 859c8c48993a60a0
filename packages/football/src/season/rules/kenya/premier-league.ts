import type { CompetitionRules } from '../competition-rules.types.ts'

export const KENYA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['kenya/premier-league'],
  articles: [[2010, '{season} Kenyan Premier League']],
  formats: [{ from: 2010, phases: ['regular season'] }],
}
