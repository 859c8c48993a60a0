import type { CompetitionRules } from '../competition-rules.types.ts'

export const BELARUS_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['belarus/premier-league'],
  articles: [[1992, '{season} Belarusian Premier League']],
  formats: [{ from: 1992, phases: ['regular season'] }],
}
